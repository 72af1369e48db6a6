import { listDocument } from '../../contracts/describe-document.ts';
import { fetchToSign } from '../../contracts/sign-document.ts';
import { tellSigned } from '../../contracts/tell-signed.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';

/** Lists the documents that the portal asks this till to sign. Those signed and not known there are reported first. */
export const toSign: Command = {
  shape: { positionals: 0 },
  run: (context, args) =>
    withBillingTerminal(context, args.value('till'), async (terminal) => {
      await tellSigned(context, terminal);
      const waiting = await fetchToSign(context, terminal);
      if (waiting.length === 0) context.screen.print(TEXTS[context.language].contracts.none());
      for (const document of waiting) context.screen.print(listDocument(document, context.language));
    }),
};
