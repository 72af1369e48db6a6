import * as formats from '@comptoir/websrm/requests/formats';
import { z } from 'zod';

/** A merchant as the authority knows it: the pair (file number, authorization code) configures every terminal of an establishment. */
export const operatorSchema = z.strictObject({
  qst: formats.qstNumber,
  gst: formats.gstNumber,
  fileNumber: formats.fileNumber,
  authorizationCode: formats.authorizationCode,
  cn: formats.identificationNumber,
  zone: z.enum(['America/Montreal', 'America/Halifax']),
  /** Numbers that it knows and calls invalid, as after a registration has ended. */
  invalid: z.array(z.enum(['gst', 'qst'])).optional(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** The administrator of a remote server, which relays and never creates. */
export const serverSchema = z.strictObject({ code: formats.authorizationCode, cn: formats.identificationNumber });
export type ServerAdministrator = z.infer<typeof serverSchema>;

/** One registered version of one product of one vendor. */
export const versionSchema = z.strictObject({
  idPartn: formats.idPartn,
  idSev: formats.idSev,
  idVersi: formats.idVersi,
  codCertif: formats.codCertif,
  versi: formats.versi,
});
export type ProductVersion = z.infer<typeof versionSchema>;
