import type { PlaceholderValues } from '@comptoir/domain/people/message-templates/placeholder';
import type { Transaction } from '../../../platform/database/database.ts';
import { nameInMail } from '../../base/mail/letter-words.ts';
import { readSupportSettings, type SupportConfig } from '../../base/support-settings/read-support-settings.ts';
import type { MessageReader } from './message-reader.ts';

/** Settings of the portal and of support in the environment. */
export interface MessageConfig extends SupportConfig {
  readonly publicUrl: string;
}

/** Reader of a preview without a merchant. */
export const SAMPLE_READER: MessageReader = {
  companyName: 'Casse-croûte Chez Lou',
  fileNumber: 'ER0001',
  name: 'Camille Tremblay',
};

/** Reads the values of a message that are alike for all merchants: as support is set, or else as the environment says. */
export async function readSupportValues(
  tx: Transaction,
  { publicUrl, ...support }: MessageConfig,
): Promise<Pick<PlaceholderValues, 'supportPhone' | 'supportEmail' | 'portal'>> {
  const { telephone, email } = await readSupportSettings(tx, support);
  return { supportPhone: telephone ?? '', supportEmail: email, portal: publicUrl };
}

/** Returns the values of a message about its reader. A name that a mail must not show is none. */
export const valuesOfReader = ({
  companyName,
  fileNumber,
  name,
}: MessageReader): Pick<PlaceholderValues, 'merchant' | 'firstName' | 'fileNumber'> => ({
  merchant: nameInMail(companyName),
  firstName: nameInMail(name).trim().split(/\s+/)[0] ?? '',
  fileNumber: nameInMail(fileNumber ?? ''),
});
