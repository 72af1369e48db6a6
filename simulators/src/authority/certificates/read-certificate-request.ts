import { CSR_BEGIN, CSR_END, type CsrInfo, readCsr } from '@comptoir/websrm/certificates/certificates';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { serial } from '@comptoir/websrm/requests/formats';
import { z } from 'zod';
import { readIssues } from '../checks/read-issues.ts';
import type { AuthorityRequest } from '../requests/authority-request.ts';

const requestSchema = z.object({
  reqCertif: z.strictObject({
    modif: z.string(),
    csr: z.string().optional(),
    noSerie: serial.optional(),
  }),
});

export type CertificateRequest = z.infer<typeof requestSchema>['reqCertif'];

export interface CertificateReading {
  structure: Finding[];
  formats: Finding[];
  content: CertificateRequest | null;
  /** Null when none was sent, or when it cannot be read. */
  csr: CsrInfo | null;
}

/** Groups 7 and 8 of a certificate request. */
export async function readCertificateRequest(
  door: AuthorityRequest['door'],
  body: unknown,
): Promise<CertificateReading> {
  const { structure, formats } = readIssues(requestSchema, body, { noSerie: '436' });
  const content = requestSchema.safeParse(body).data?.reqCertif ?? null;
  if (!content) return { structure, formats, content, csr: null };
  const csr = content.csr === undefined ? null : await findCsr(content.csr);
  return {
    structure: presence(door, content),
    formats: content.csr !== undefined && csr === null ? [finding('421', 'reqCertif.csr')] : [],
    content,
    csr,
  };
}

function presence(door: AuthorityRequest['door'], { modif, csr, noSerie }: CertificateRequest): Finding[] {
  const rules: [boolean, string, string][] =
    door === 'enrolment'
      ? [
          [noSerie !== undefined, '309', 'noSerie'],
          [csr === undefined, '320', 'csr'],
          [modif !== 'AJO', '321', 'modif'],
        ]
      : [
          [noSerie === undefined, '322', 'noSerie'],
          [modif !== 'REM' && modif !== 'SUP', '323', 'modif'],
          [modif === 'REM' && csr === undefined, '310', 'csr'],
          [modif === 'SUP' && csr !== undefined, '311', 'csr'],
        ];
  return rules.filter(([isWrong]) => isWrong).map(([, code, field]) => finding(code, `reqCertif.${field}`));
}

/** The base64 must stand on a single line: the service refuses the usual 64 columns. */
async function findCsr(pem: string): Promise<CsrInfo | null> {
  const lines = pem.trimEnd().split('\n');
  if (lines.length !== 3 || lines[0] !== CSR_BEGIN || lines[2] !== CSR_END) return null;
  try {
    return await readCsr(pem);
  } catch {
    return null;
  }
}
