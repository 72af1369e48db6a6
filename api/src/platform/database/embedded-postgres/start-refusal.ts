/** An error whose message is one sentence for the person who typed the command; it needs no stack trace. */
export function startRefusal(sentence: string): Error {
  const refusal = new Error(sentence);
  refusal.name = 'StartRefusal';
  return refusal;
}
