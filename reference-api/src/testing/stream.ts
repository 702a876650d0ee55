import { createParser } from 'eventsource-parser';

type Message = { event: string; data: unknown };

/** An open stream of server-sent events, read by a test. */
export type Stream = {
  type: string | null;
  /** Waits for the next message and returns it. */
  next(): Promise<Message>;
  /** Waits until the text read so far satisfies a condition. */
  until(isEnough: (text: string) => boolean): Promise<void>;
  text(): string;
  /** The id of the last message that has one. */
  lastId(): string | undefined;
  ended(): Promise<void>;
  close(): void;
};

/** Opens a stream; rejects when the server does not answer 200. */
export async function openStream(
  url: string,
  headers: Record<string, string> = {},
): Promise<Stream> {
  const controller = new AbortController();
  const response = await fetch(url, { signal: controller.signal, headers });
  if (response.status !== 200 || !response.body)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const messages: Message[] = [];
  let lastId: string | undefined;
  const parser = createParser({
    onEvent: ({ id, data }) => {
      messages.push(JSON.parse(data) as Message);
      lastId = id ?? lastId;
    },
  });
  let text = '';
  let read = 0;
  const more = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    if (value) {
      const chunk = decoder.decode(value, { stream: true });
      text += chunk;
      parser.feed(chunk);
    }
    return !done;
  };
  return {
    type: response.headers.get('content-type'),
    next: async () => {
      for (;;) {
        const message = messages[read];
        if (message) {
          read += 1;
          return message;
        }
        if (!(await more())) throw new Error('the stream ended');
      }
    },
    until: async (isEnough) => {
      while (!isEnough(text)) if (!(await more())) throw new Error('the stream ended');
    },
    text: () => text,
    lastId: () => lastId,
    ended: async () => {
      while (await more());
    },
    close: () => controller.abort(),
  };
}
