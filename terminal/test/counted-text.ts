/** The least that the text of a bill says: what a terminal counts of it. */
export const countedText = (noTrans: string, more: object = {}): string =>
  JSON.stringify({
    noTrans,
    datTrans: '20260115120500',
    typTrans: 'RFER',
    modPai: 'DEB',
    modTrans: 'OPE',
    modImpr: 'FAC',
    formImpr: 'PAP',
    items: [],
    mont: {
      avantTax: '+000000005.00',
      TPS: '+000000000.25',
      TVQ: '+000000000.50',
      apresTax: '+000000005.75',
    },
    signa: { datActu: '20260115120500' },
    ...more,
  });
