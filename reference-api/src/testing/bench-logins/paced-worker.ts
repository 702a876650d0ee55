import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { sendPaced, type Paced } from './paced';

parentPort?.on('message', (paced: Paced) => void sendPaced(paced, randomUUID).then((answered) => parentPort?.postMessage(answered)));
