import { TerminalError } from '../terminal-error.ts';
import type { CallOutcome } from './call-endpoint.ts';

/** The reply of a call that cannot be done without. @throws TerminalError that says what Comptoir refused, or that it is silent */
export function expectReply<Reply>(answer: CallOutcome<Reply>, apiUrl: string): Reply {
  if (answer.ok) return answer.value;
  if (answer.reason === 'unreachable') throw new TerminalError((texts) => texts.unreachable(apiUrl));
  const { code, fields } = answer;
  const paths = fields.map(({ path }) => path);
  throw new TerminalError((texts) => texts.refusedBy(code, paths));
}
