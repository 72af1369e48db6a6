export const receiptsEn = {
  caption: 'Receipt of bill {number}, as the device prints it',
  qr: 'QR code that opens the bill at Revenu Québec',
};

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    receipts: typeof receiptsEn;
  }
}
