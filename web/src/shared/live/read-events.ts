import { createParser } from 'eventsource-parser';

/** Reads server-sent events until the stream ends or the signal aborts; `onEvent` gets each event's name and data. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (name: string, data: string) => void,
): Promise<void> {
  const parser = createParser({ onEvent: ({ event, data }) => onEvent(event ?? 'message', data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
