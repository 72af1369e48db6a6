import {
  signThirdPartyDeclaration,
  type ThirdPartyDeclaration,
} from '@comptoir/websrm/requests/third-party-declaration';
import type { MadeTerminal } from './terminals.ts';

/** A usual third party's new contract. */
export const DECLARATION: ThirdPartyDeclaration = {
  TQ: '1234567890TQ0001',
  NM: 'Hot-dogs du port',
  AD: '12, rue du Port, Québec',
  CP: 'G1K3Z4',
  TE: '4185550123',
  PO: '',
  NE: '',
  RA: '1',
  DC: '2026-05-20',
  DV: '2026-06-01',
  DE: '',
  BS: 'Hot-dogs',
  FR: '',
  MO: '2-3',
};

/** The signed text of a declaration that a till makes. */
export const signDeclaration = (
  { privateKey, thumbprint }: Pick<MadeTerminal, 'privateKey' | 'thumbprint'>,
  change: Partial<ThirdPartyDeclaration> = {},
): Promise<string> => signThirdPartyDeclaration({ ...DECLARATION, ...change }, { privateKey, thumbprint });
