import type { BillMailTexts } from './bill-mail.en.ts';

export const billMailFr: BillMailTexts = {
  subject: (number, name) => `Votre facture ${[number, name].filter(Boolean).join(', ')}`,
  enclosed: (name, amount) =>
    `${name || 'Le commerce'} vous envoie votre facture, de ${amount}. Elle est aussi jointe en PDF.`,
  online: 'Consulter la transaction en ligne',
  whatFor: 'Le code QR du fichier joint et le bouton ci-dessus mènent à la transaction chez Revenu Québec.',
};
