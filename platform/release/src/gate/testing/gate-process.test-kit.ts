import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { GateReport } from '../report';

export interface Question {
  readonly root: string;
  readonly hash: string;
  readonly served: string | null;
  readonly static: boolean;
  readonly only?: readonly string[];
  readonly stories?: readonly string[];
  readonly addresses?: readonly string[];
  readonly timeout?: number;
}

/**
 * The gate in a process of its own, because the workspaces it works with are ES modules; one browser and
 * one API for all.
 */
export interface GateProcess {
  /** One question at a time. */
  request(question: Question): Promise<GateReport>;
  close(): Promise<void>;
}

const TOOLS = path.join(__dirname, '../../../../../scripts/lib/storefront-tools.ts');

export function startGate(): GateProcess {
  const child = fork(path.join(__dirname, 'gate-worker.test-kit.ts'), [TOOLS], {
    execArgv: ['--import', 'tsx'],
  });
  return {
    request: async (question) => {
      const answered = once(child, 'message');
      child.send(question);
      const [{ report, error }] = (await answered) as [{ report?: GateReport; error?: string }];
      if (!report) throw new Error(error);
      return report;
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
