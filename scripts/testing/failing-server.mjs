// A test server, run by keepRunning: appends its process id per start to a file, reports that it is
// ready, and ends as given by its words, one word per start.
import { appendFileSync, readFileSync } from 'node:fs';

const [, , file, ...words] = process.argv;
// Before the start is counted: a test sends the signal as soon as it reads the count.
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(7));
appendFileSync(file, `${process.pid}\n`);
const word = words[readFileSync(file, 'utf8').trim().split('\n').length - 1] ?? 'stay';
if (word === 'fails-at-start') process.exit(3);
process.send('ready', () => {
  if (word === 'exception') process.exit(70);
  if (word === 'killed') process.kill(process.pid, 'SIGKILL');
});
