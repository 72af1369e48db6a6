import type { Transaction } from '../src/requests/transaction.ts';

/** Public key, certificate and codes of an invented operator; the private key is lost, so signatures are verified, never made again. */
export const PUBLIC_KEY =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3f0kGkCWCgEK7XxBlQBDzucbXV5CJzaBJvaw5BdpMCSPizDy6/It0n4Pvp2fb2utfnx/SrDGYFBXYSLNsLPJyQ==';
export const THUMBPRINT = '5305D1451B4BF3CB3A408CBF06B163149E6525EC';
export const AUTHORIZATION_CODE = 'K4M7-R2T9';
export const DEVICE_NUMBER = '2468-1357-9024';

/** `signa.actu` of three links, oldest first. */
export const SIGNATURES = [
  '4HvMuKhbN+9+aLqeR0g/LrfOSp+CcdZB7N+3B2+N7Vp7yto+84lObEjZVdrxeaDJ8G2QZuZz88+/hvi9d9NrFQ==',
  'CBMhxq9IrdoymMlD3UHGaReLYMwjqOuXSC/KlTvXY3wEXcr0X5fk9vs0c0A+DpVfcdj/0lomQHMBSLiKyl1FmA==',
  '4KHEx4bbcagyyu7ebEmSRx7sDW4bedllgmcSBr5QPbSabLVX+yx/eBFsVXT6gk/hJW+/954/bR1KgCQkTVE5cw==',
] as const;

/** Signature of the request that carries the first link alone. */
export const SINGLE_TRANSMISSION =
  'YG2UiZje7rZCHaDye6e/pqBmGYhAb/lzF9qUi/oVJx6CGgH0h0TlVzDthodK5Ak6/c9jBgZTjAxKoRb4KW1uPg==';
/** Signature of the request that carries the first two as a batch and the third as current. */
export const BATCH_TRANSMISSION =
  'NZtOr/ojS0/DVXmj8JRCpdtxpkiYqwYbvzt5QLsuBXDkWm1LS9t6/XY/mc3qVN9EmY5FTbntdyFuqaCJzBjPrg==';

/** The first link in full. */
export const FIRST: Transaction = {
  sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' },
  noTrans: 'A-1001',
  nomMandt: 'Bistro du Quai',
  nomUtil: 'Camille Roy',
  docAdr: { docNoCiviq: '200-45', docCp: 'G1K3Z4' },
  relaCommer: 'B2C',
  datTrans: '20260115120500',
  utc: '-05:00N',
  items: [
    {
      qte: '+00001.00',
      descr: 'Poutine moyenne',
      prix: '+000000012.49',
      tax: 'FP',
      acti: 'RES',
      preci: [{ descr: 'sans oignons', acti: 'SOB' }],
    },
    { qte: '+00001.00', descr: 'Limonade', prix: '+000000003.25', tax: 'FP', acti: 'RES' },
  ],
  mont: { avantTax: '+000000015.74', TPS: '+000000000.79', TVQ: '+000000001.57', apresTax: '+000000018.10' },
  noDossFO: 'ER0042',
  noTax: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
  commerElectr: 'N',
  typTrans: 'RFER',
  modPai: 'DEB',
  modImpr: 'FAC',
  formImpr: 'PAP',
  modTrans: 'OPE',
  signa: { datActu: '20260115120500', actu: SIGNATURES[0], preced: '='.repeat(88) },
  emprCertifSEV: THUMBPRINT,
  SEV: {
    idSEV: '00000000000AB001',
    idVersi: '00000000000AB101',
    codCertif: 'FOB201999999',
    idPartn: '00000000000AB0FF',
    versi: '1.0.0',
    versiParn: '0',
  },
};

/** The three links, in chain order. */
export const LINKS: readonly [Transaction, Transaction, Transaction] = [
  FIRST,
  {
    ...FIRST,
    noTrans: 'A-1002',
    datTrans: '20260115121010',
    items: [{ qte: '+00001.00', descr: 'Soupe du jour', prix: '+000000008.50', tax: 'FP', acti: 'RES' }],
    mont: { avantTax: '+000000008.50', TPS: '+000000000.43', TVQ: '+000000000.85', apresTax: '+000000009.78' },
    signa: { datActu: '20260115121010', actu: SIGNATURES[1], preced: SIGNATURES[0] },
  },
  {
    ...FIRST,
    noTrans: 'A-1003',
    datTrans: '20260115121544',
    items: [{ qte: '+00002.00', descr: 'Pâté chinois', prix: '+000000020.00', tax: 'FP', acti: 'RES' }],
    mont: { avantTax: '+000000020.00', TPS: '+000000001.00', TVQ: '+000000002.00', apresTax: '+000000023.00' },
    signa: { datActu: '20260115121544', actu: SIGNATURES[2], preced: SIGNATURES[1] },
  },
];
