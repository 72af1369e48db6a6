import { TerminalError } from '../terminal-error.ts';
import type { Answer } from './call-endpoint.ts';

/** The reply of a call that cannot be done without. @throws TerminalError that says what Comptoir refused, or that it is silent */
export function expectReply<Reply>(answer: Answer<Reply>, apiUrl: string): Reply {
  switch (answer.kind) {
    case 'reply':
      return answer.reply;
    case 'refused': {
      const { code, fields } = answer;
      throw new TerminalError((texts) =>
        texts.refusedBy(
          code,
          fields.map(({ path }) => path),
        ),
      );
    }
    case 'unreachable':
      throw new TerminalError((texts) => texts.unreachable(apiUrl));
  }
}
