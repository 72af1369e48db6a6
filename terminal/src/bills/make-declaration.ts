import { buildDeclaration } from '@comptoir/websrm/receipts/build-declaration';
import { printAddress } from '@comptoir/websrm/receipts/print-address';
import {
  readThirdPartyDeclaration,
  signThirdPartyDeclaration,
  type ThirdPartyDeclaration,
} from '@comptoir/websrm/requests/third-party-declaration';
import type { DeclaredSeller } from '../journal/terminal-state.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import type { ShownDocument } from './shown-document.ts';

/** Signs a declaration, with or without a connection; it is on the disk, to be sent, when this returns. Source: SRM-48. */
export async function makeDeclaration(terminal: Terminal, declaration: ThirdPartyDeclaration): Promise<void> {
  const { thumbprint } = terminal.record.certificate;
  const privateKey = await terminal.signingKey();
  const document = await signThirdPartyDeclaration(declaration, { privateKey, thumbprint });
  await terminal.journal.append({
    kind: 'report-made',
    id: crypto.randomUUID(),
    type: 'third-party-declaration',
    document,
  });
}

/** Finds a usual third party as last declared on this terminal; null when they never were. */
export const findSeller = ({ journal }: Terminal, qstNumber: string): DeclaredSeller | null =>
  journal.state.sellers.find((seller) => seller.qstNumber === qstNumber) ?? null;

/** The confirmation of what was last declared of a usual third party. @throws TerminalError when nothing was */
export function showSeller(terminal: Terminal, qstNumber: string): ShownDocument {
  const seller = findSeller(terminal, qstNumber);
  if (seller === null) throw new TerminalError((texts) => texts.sellerNotDeclared(qstNumber));
  const { document, number, standing } = seller;
  const { merchant } = terminal.record.configuration;
  const receipt = buildDeclaration({
    declaration: declarationOf(seller),
    tradeName: merchant.companyName,
    addressLines: printAddress(merchant),
    answer: standing === 'taken' ? { kind: standing, number: number ?? '' } : { kind: standing },
  });
  return { receipt, qrText: document };
}

export const declarationOf = ({ document }: DeclaredSeller): ThirdPartyDeclaration =>
  readThirdPartyDeclaration(document).declaration;
