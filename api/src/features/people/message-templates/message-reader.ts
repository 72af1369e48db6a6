/** A merchant and the reader of its message. */
export interface MessageReader {
  readonly companyName: string;
  readonly fileNumber: string | null;
  readonly name: string;
}
