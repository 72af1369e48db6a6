/** Stands for the GST number of an operator who is not registered for that tax. Source: SRM-6. */
export const NO_GST_NUMBER = '000000000RT0000';

/** True when an operator charges GST, by its number; an unknown number is presumed to be one. */
export const hasGst = (gstNumber: string | null): boolean => gstNumber !== NO_GST_NUMBER;
