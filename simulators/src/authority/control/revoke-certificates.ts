import { idApprl, serial } from '@comptoir/websrm/requests/formats';
import { controlRefusal } from '../../shared/control-routes.ts';
import { z } from 'zod';
import type { Authority } from '../authority.ts';

/** Choice of the live certificates to revoke: one device's, all servers', or the one with this serial number. */
export const revocationSchema = z.union([
  z.strictObject({ deviceNumber: idApprl }),
  z.strictObject({ server: z.literal(true) }),
  z.strictObject({ serial }),
]);

export type Revocation = z.infer<typeof revocationSchema>;

export function revokeCertificates(
  authority: Authority,
  input: z.infer<typeof revocationSchema>,
): { revoked: string[] } {
  const live = [...authority.state.certificates.values()].filter(({ status }) => status === 'live');
  const chosen = live.filter((certificate) => {
    if ('serial' in input) return certificate.serial === input.serial.toUpperCase();
    return 'server' in input ? certificate.kind === 'server' : certificate.deviceNumber === input.deviceNumber;
  });
  if (chosen.length === 0) throw controlRefusal(404, 'No live certificate matches.');
  const thumbprints = chosen.map(({ thumbprint }) => thumbprint);
  authority.commit({ kind: 'ended', thumbprints, status: 'revoked', at: new Date().toISOString() });
  return { revoked: chosen.map((certificate) => certificate.serial) };
}
