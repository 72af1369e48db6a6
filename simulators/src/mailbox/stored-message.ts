/** A mail as it is kept: what a list shows, and the whole of it in base64, since its bytes need not be text. */
export interface StoredMessage {
  id: number;
  receivedAt: string;
  /** As the SMTP envelope says, whatever the headers say. `from` is empty for a bounce. */
  envelope: { from: string; to: string[] };
  from: string;
  to: string;
  subject: string;
  raw: string;
}

export type MessageSummary = Omit<StoredMessage, 'raw'>;

export function summarize({ raw: _raw, ...summary }: StoredMessage): MessageSummary {
  return summary;
}
