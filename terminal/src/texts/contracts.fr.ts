import type { ContractDocumentKind } from '@comptoir/domain/sales/contracts/contract-document';

const KINDS: Readonly<Record<ContractDocumentKind, string>> = {
  contract: 'contrat',
  revision: 'contrat révisé',
  instalment: 'versement',
  addition: 'articles ajoutés',
  final: 'dernier paiement',
  cancellation: 'annulation',
};

/** Texts of the till about contracts. Amounts are written. */
export const CONTRACTS = {
  none: () => 'Rien n’attend d’être signé.',
  waits: (document: {
    contract: string;
    kind: ContractDocumentKind;
    customer: string;
    amount: string;
    dueOn: string | null;
  }) =>
    `${document.contract}, ${KINDS[document.kind]}\u00A0: ${document.amount}, ${document.customer}${document.dueOn === null ? '' : `, dû le ${document.dueOn}`}`,
  heading: (contract: string, kind: ContractDocumentKind) =>
    `${contract}, ${KINDS[kind]}\u00A0: voici ce que le portail a écrit.`,
  customer: (name: string, business: string | null) => `  ${name}${business === null ? '' : `, ${business}`}`,
  occasion: (name: string, date: string, persons: number) =>
    `  ${name}, le ${date}, ${persons} ${persons > 1 ? 'personnes' : 'personne'}`,
  line: (quantity: string, description: string, amount: string) => `  ${quantity} ${description}\u00A0: ${amount}`,
  service: (amount: string) => `  Frais de service\u00A0: ${amount}`,
  total: (amount: string) => `  Total, taxes comprises\u00A0: ${amount}`,
  earlier: (amount: string) => `  Déjà versé\u00A0: ${amount}`,
  paid: (amount: string) => `  À payer maintenant\u00A0: ${amount}`,
  tip: (amount: string) => `  Pourboire\u00A0: ${amount}`,
  returned: (amount: string) => `  À remettre au client\u00A0: ${amount}`,
  kept: (amount: string, reason: string) => `  Annulé (${reason}). Gardé sur ce qui a été versé\u00A0: ${amount}`,
  confirm: () => 'Signer ce document? (o/n) ',
  finalNext: (contract: string) =>
    `Il reste à signer le dernier paiement de ${contract}\u00A0: npm run terminal -- final ${contract}`,
  unreported: () => 'Comptoir ne sait pas encore que c’est signé\u00A0: la caisse le lui redira.',
};
export type ContractTexts = typeof CONTRACTS;

/** Reasons why a document of a contract is not signed. */
export const CONTRACT_ERRORS = {
  missing: () => 'Quel contrat? Par exemple\u00A0: npm run terminal -- contract C-2026-0018',
  nothingToSign: (contract: string) =>
    `Rien de ${contract} n’attend d’être signé par cette caisse. Vérifiez le numéro, ou demandez-le d’abord dans le portail. Voir ce qui attend\u00A0: npm run terminal -- to-sign`,
  otherIsNext: (contract: string, kind: ContractDocumentKind) =>
    `Pour ${contract}, un autre document passe avant (${KINDS[kind]})\u00A0: signez-le d’abord. Voir\u00A0: npm run terminal -- to-sign`,
  signedBefore: (contract: string, noTrans: string) =>
    `Ce document de ${contract} est déjà signé\u00A0: c’est ${noTrans}. Il ne l’est pas une deuxième fois.`,
  followedAlready: (noTrans: string) =>
    `${noTrans}, que ce document suivrait, a déjà une suite ou n’attend plus rien dans cette caisse\u00A0: rien n’a été signé.`,
  refundedByPortal: (noTrans: string) =>
    `${noTrans} est un versement d’un contrat en cours\u00A0: l’argent se remet en révisant ou en annulant le contrat dans le portail, puis en signant ici.`,
  amountsDiffer: (asked: string, made: string) =>
    `Le portail demande ${asked} et la caisse obtient ${made}. Rien n’a été signé\u00A0: vérifiez les taxes du commerce, puis révisez l’estimation.`,
};
