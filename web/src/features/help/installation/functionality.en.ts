export const functionalityEn = {
  titles: { receipt: 'The receipt', refund: 'Its refund' },
  absent: {
    receipt: 'The $5 receipt is drawn here as soon as the device has made it.',
    refund: 'The refund is drawn here as soon as the device has made it.',
  },
  next: {
    receipt: 'Make the $5 bill on the device. A device without a connection keeps it, and sends it with its next one.',
    'receipt-refused': 'Revenu Québec refused the receipt. Open it to see why, correct that, and make it again.',
    refund: 'The receipt is here. Now refund it on the device.',
    'refund-refused': 'Revenu Québec refused the refund. Open it to see why, correct that, and refund again.',
    'on-its-way': 'Both are made, and are on their way to Revenu Québec.',
    'to-verify': 'Both are here. Compare them with the printed receipts, then have them verified.',
  },
  question: 'Are the two receipts drawn here those that came out of the device?',
  button: 'Yes, verify them',
  replaced: 'Other receipts were made meanwhile. Those drawn now are the ones that count: look at them first.',
  notYours: 'An owner or a manager has them verified.',
  passed: 'The check is passed: everything is right.',
  failed: 'The check is not passed. Correct what is wrong below, then make the $5 bill and its refund again.',
  verifiedBy:
    'Verified on {at}, at the request of {who}{role, select, partner { (partner)} admin { (Comptoir)} other {}}.',
  open: 'Open bill {number}',
  compared: {
    subtotal: 'Amount before taxes',
    gst: 'GST',
    qst: 'QST',
    total: 'Total with taxes',
    mention: 'Required wording',
    business: 'Name, file and tax numbers',
    signature: 'Signature of the device',
    authority: 'Revenu Québec’s answer',
    reference: 'Receipt it refunds',
    order: 'After its receipt',
  },
  verdicts: { right: 'Correct', wrong: 'Wrong', pending: 'Pending' },
  differs: 'Expected: {expected}. Found: {found}.',
  wrong: {
    subtotal: 'The amount is missing.',
    gst: 'The tax is missing.',
    qst: 'The tax is missing.',
    total: 'The total is missing.',
    mention: 'The words are missing.',
    business: 'They differ from the merchant information.',
    signature: 'It is not that of this merchant’s device over this very text.',
    authority: 'Revenu Québec did not accept it as is, or gave no number.',
    reference: 'It names no receipt. On the device, begin the refund from the receipt.',
    order: 'It is dated before its receipt. Check the clock of the device.',
  },
};

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    functionality: typeof functionalityEn;
  }
}
