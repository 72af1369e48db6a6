import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { textsIn } from './sample-input.ts';

/** Letters that the typeface of our documents has no shapes for. */
const NOT_DRAWN = '王记酒家';

/** Returns the rule that a call names for such letters in each text of its body, by the text's path. */
const rulesIn = (body: z.ZodType): [path: string, rule: string | null][] =>
  textsIn(body).map(({ path, inputWith }) => {
    const read = body.safeParse(inputWith(() => NOT_DRAWN));
    return [
      path,
      read.success ? null : (read.error.issues.find((issue) => issue.path.join('.') === path)?.message ?? ''),
    ];
  });

const rules = Object.entries(ENDPOINTS).flatMap(([name, { body }]) =>
  rulesIn(body).map(([path, rule]) => ({ at: `${name} ${path}`, rule })),
);
const found = (wanted: (rule: string | null) => boolean): string[] =>
  [...new Set(rules.filter(({ rule }) => wanted(rule)).map(({ at }) => at))].toSorted();

/**
 * Calls whose texts stand on no document of ours: they are read on a screen, in a mail or by a program. A text that is added to any other
 * call is refused as `script`, or its call is listed here.
 */
const ON_NO_DOCUMENT = {
  aPersonOrAMail: [
    'register name',
    'inviteUser',
    'updateUser',
    'addContact',
    'updateContact',
    'offerOwnership',
    'decideAcceptance',
    'acceptEstimate',
    'declineEstimate',
    'sendEstimate',
    'startMerchantBatch',
    'previewMessage',
    'createMessageTemplate',
    'updateMessageTemplate',
    'bookAppointment',
    'askSupport',
    'answerTicket',
    'replyToTicket',
    'receiveMail',
    'announceTaxRow',
    'joinAccounts',
  ],
  aScreen: [
    'createMerchantView',
    'updateMerchantView',
    'createSelection',
    'removeJob',
    'recordIncident',
    'changeIncident',
    'addClosingDay',
    'sendInvitations',
    'orderBillExport',
    'keepUnexpectedCharge',
    'writeNote',
    'addTicketNote',
    'createReleaseNote',
    'updateReleaseNote',
    'createPromoCode',
    'priceCart',
    'subscribe',
  ],
  aSecret: [
    'acceptOwnership',
    'acceptOwnershipInvitation',
    'authenticate',
    'revealAuthorizationCode',
    'choosePassword',
    'startSecondFactor',
    'removeSecondFactor',
    'renewRecoveryCodes',
    'login',
    'requestPasswordReset',
  ],
  aProgram: [
    'reportMail',
    'createActivationCode posDeviceId',
    'reportDeviceEvents',
    'reportToSign',
    'askInstalmentAtTill',
    'receivePaymentWebhook',
    'receivePosWebhook',
    'submitDeclaration',
    'submitUserReport',
  ],
  /** Checked behind the schema, by rules that take fewer letters still (`information-rules.deep.test.ts`). */
  ofTheAuthority: ['updateMerchant', 'validateTaxNumbers'],
};

describe('letters that our documents cannot show', () => {
  it('are refused in every text that stands on one, with a sentence of their own', () => {
    const content = ['items.0.description', 'items.0.drinks.0.description', 'occasion.name', 'occasion.place', 'terms'];
    const customer = ['address', 'company', 'name'];
    const each = (call: string, paths: readonly string[]): string[] => paths.map((path) => `${call} ${path}`);
    expect(found((rule) => rule === 'script')).toEqual([
      'addBusiness company_name',
      ...each('addCustomer', customer),
      ...each('askFinal', ['items.0.description', 'items.0.drinks.0.description']),
      ...content.map((path) => `beginRevision content.${path}`),
      'cancelContract reason',
      'createActivationCode name',
      ...content.map((path) => `createEstimate content.${path}`),
      'createPartner name',
      'refundInvoice reason',
      'register company_name',
      'renameDevice name',
      ...each(
        'saveMenuEntry',
        ['en', 'fr'].map((language) => `content.modifiers.0.name.${language}`),
      ),
      ...each('saveMenuEntry', ['content.name.en', 'content.name.fr']),
      ...content.map((path) => `saveRevision content.${path}`),
      ...each('updateCustomer', customer),
      'updatePartner name',
    ]);
  });

  it('are taken in no other text than those that stand on none', () => {
    const known = Object.values(ON_NO_DOCUMENT).flat();
    const isKnown = (at: string): boolean => known.some((one) => at === one || at.startsWith(`${one} `));
    const taken = found((rule) => rule === null);
    expect(taken.filter((at) => !isKnown(at))).toEqual([]);
    // nothing is listed that is not
    expect(known.filter((one) => !taken.some((at) => at === one || at.startsWith(`${one} `)))).toEqual([]);
  });
});
