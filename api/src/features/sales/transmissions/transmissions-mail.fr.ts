import type { TransmissionMailTexts } from './transmissions-mail.en.ts';

export const transmissionsFr: TransmissionMailTexts = {
  count: 'Factures en attente',
  oldest: 'Facture la plus ancienne',
  limit: 'À transmettre avant le',
  waiting: ({ companyName, waiting, hours, limitAt }) => ({
    subject: `${waiting === 1 ? 'Une facture attend' : 'Des factures attendent'} depuis ${hours} heures\u00A0: ${companyName}`,
    before: [
      `${waiting === 1 ? 'Une facture' : `${waiting} factures`} de ${companyName} n’${waiting === 1 ? 'a' : 'ont'} pas encore pu être ${waiting === 1 ? 'transmise' : 'transmises'} à Revenu Québec. La plus ancienne attend depuis plus de ${hours} heures, et la loi en accorde 48\u00A0: jusqu’au ${limitAt}.`,
      'Rien n’est perdu\u00A0: chaque facture est conservée avec sa signature et part d’elle-même dès que Revenu Québec répond. Continuez à vendre. Le portail dit pourquoi elles attendent et les envoie d’un clic.',
    ],
    button: 'Voir ce qui attend',
    after: ['Si vous ne savez pas ce qui les retient, écrivez-nous avant la fin du délai.'],
  }),
};
