import type { ErrorRow } from './row.ts';

/** Coherence: fields that are right one by one but do not go together. Source: SRM-40. */
export const COHERENCE_ERRORS: readonly ErrorRow[] = [
  ['502 96 T+', 'Une transaction ne peut pas se référer à elle-même.', 'A transaction cannot refer to itself.'],
  ['503 96 T+', 'La même transaction est citée deux fois en référence.', 'The same transaction is referred to twice.'],
  [
    '504 96 T+',
    'Une addition, une estimation, une soumission ou un document à un tiers ne comporte pas de mode de paiement.',
    'A bill, an estimate, a quote or a third-party document has no payment method.',
  ],
  ['505 96 T+', 'Un reçu doit indiquer un mode de paiement.', 'A receipt must state a payment method.'],
  [
    '507 16 T',
    'En transport, l’article «\u00a0Autre\u00a0» exige une précision.',
    'In transport, the item “Autre” requires a precision.',
  ],
  [
    '508 94 T+',
    'La signature de l’envoi ou l’empreinte de son certificat est absente.',
    'The signature of the request or the thumbprint of its certificate is missing.',
  ],
  ['509 94 CUTD+', 'Aucun cas d’essai ne peut être joué en production.', 'No test case can be played in production.'],
  [
    '510 94 CUTD',
    'Pendant la certification, l’envoi doit indiquer un cas d’essai.',
    'During certification, the request must state a test case.',
  ],
  [
    '514 14 C',
    'Le code d’autorisation n’a pas été remis à cet exploitant. Vérifiez le code et le numéro de TVQ.',
    'The authorization code was not given to this operator. Check the code and the QST number.',
    'authorization_code',
  ],
  [
    '518 94 CUTD+',
    'Une version non enregistrée exige le code de certification prévu pour ce cas.',
    'An unregistered version requires the certification code planned for that case.',
  ],
  [
    '520 94 CU+',
    'En production, le serveur distant doit être d’une version certifiée.',
    'In production, the remote server must be of a certified version.',
  ],
  [
    '522 14 TD',
    'Le numéro de TVQ de l’envoi n’est pas celui du certificat utilisé.',
    'The QST number of the request is not that of the certificate used.',
    'qst_number',
  ],
  [
    '523 96 T',
    'Le total n’égale pas la somme du sous-total, de la TPS et de la TVQ.',
    'The total does not equal the subtotal plus GST and QST.',
  ],
  [
    '524 96 T+',
    'Une version non enregistrée exige, dans la transaction, le code de certification prévu pour ce cas.',
    'An unregistered version requires, in the transaction, the certification code planned for that case.',
  ],
  [
    '526 16 T+',
    'Une transaction du lot est datée de plus de cinq minutes après sa réception. Vérifiez l’heure de l’appareil.',
    'A batched transaction is dated more than five minutes after its receipt. Check the device’s clock.',
  ],
  [
    '527 96 T+',
    'Une transaction du lot n’est pas antérieure à la transaction courante.',
    'A batched transaction is not older than the current one.',
  ],
  [
    '528 96 T',
    'Un départ sans payer doit indiquer «\u00a0aucun paiement\u00a0».',
    'A departure without paying must state “no payment”.',
  ],
  [
    '529 16 T',
    'Le nom de l’utilisateur est requis, par exemple pour un pourboire.',
    'The user’s name is required, for instance for a tip.',
  ],
  [
    '530 16 U',
    'La validation des numéros de taxes exige le certificat d’un serveur distant.',
    'Validating tax numbers requires a remote server’s certificate.',
  ],
  [
    '532 16 T',
    'Le versement actuel, les versements antérieurs et le solde doivent figurer ensemble.',
    'The current instalment, earlier instalments and balance must appear together.',
  ],
  [
    '534 96 T',
    'Des versements antérieurs exigent une référence à la transaction précédente.',
    'Earlier instalments require a reference to the previous transaction.',
  ],
  [
    '535 96 T',
    'Le solde et les versements n’égalent pas le montant à payer.',
    'The balance and instalments do not add up to the amount due.',
  ],
  [
    '536 14 T',
    'Le numéro de TVQ de l’envoi n’est pas celui de la transaction.',
    'The QST number of the request is not that of the transaction.',
    'qst_number',
  ],
  [
    '537 96 T+',
    'Le type de service et le nombre de clients sont requis pour un restaurant, un bar ou un camion.',
    'The type of service and number of customers are required for a restaurant, a bar or a food truck.',
  ],
  [
    '538 96 T+',
    'L’ajustement et le montant dû doivent figurer ensemble.',
    'The adjustment and the amount due must appear together.',
  ],
  [
    '540 16 T',
    'Le certificat qui a signé la transaction et le numéro de TVQ appartiennent à deux exploitants différents.',
    'The certificate that signed the transaction and the QST number belong to two different operators.',
    'qst_number',
  ],
  [
    '541 16 T',
    'Une précision qui a un prix doit avoir une quantité.',
    'A precision that has a price must have a quantity.',
  ],
  [
    '542 16 T',
    'Une précision qui a un prix doit indiquer ses taxes.',
    'A precision that has a price must state its taxes.',
  ],
  ['543 96 T', 'Des frais de service doivent porter la TPS et la TVQ.', 'Service charges must bear GST and QST.'],
  [
    '545 16 T',
    'Une vente faite par un tiers habituel exige son numéro de TVQ et son adresse.',
    'A sale by a usual third party requires that party’s QST number and address.',
  ],
  [
    '546 16 T',
    'Quand il n’y a rien à payer, le mode de paiement doit être «\u00a0aucun paiement\u00a0».',
    'When nothing is due, the payment method must be “no payment”.',
  ],
  [
    '547 96 T',
    'Le montant dû n’égale pas le total additionné de l’ajustement.',
    'The amount due does not equal the total plus the adjustment.',
  ],
  [
    '548 16 T',
    'Un achat en ligne ne peut être payé ni en argent comptant ni par chèque.',
    'An online purchase can be paid neither in cash nor by cheque.',
  ],
  [
    '549 96 T',
    'Une annulation doit être un reçu à zéro qui cite la transaction annulée.',
    'A cancellation must be a zero receipt that refers to the cancelled transaction.',
  ],
  [
    '550 16 T',
    'Un article sans prix ne doit pas indiquer d’activité, et un article avec un prix doit en indiquer une.',
    'An item without a price must state no activity, and an item with a price must state one.',
  ],
  ['551 16 T+', 'En transport, il manque les précisions d’un article.', 'In transport, an item lacks its precisions.'],
  [
    '552 93 T',
    'Certification\u00a0: une valeur déclarée pour le produit n’a pas été utilisée.',
    'Certification: a value declared for the product was not used.',
  ],
  [
    '553 93 T',
    'Certification\u00a0: une valeur non déclarée pour le produit a été utilisée.',
    'Certification: a value not declared for the product was used.',
  ],
  [
    '554 16 T',
    'Une taxe supplémentaire exige l’article qui la nomme et sa précision.',
    'A supplementary tax requires the item that names it and its precision.',
  ],
  [
    '555 96 T',
    'Certification\u00a0: ce numéro de transaction a déjà servi le même jour.',
    'Certification: this transaction number was already used on the same day.',
  ],
  [
    '556 16 T',
    'Le numéro de dossier n’est pas celui du certificat qui a signé la transaction.',
    'The file number is not that of the certificate that signed the transaction.',
    'file_number',
  ],
];
