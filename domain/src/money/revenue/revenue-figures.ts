/** Grouping of the rows of a revenue report. Plan, partner and sector are those of today. */
export const REVENUE_GROUPS = ['month', 'plan', 'partner', 'sector'] as const;
export type RevenueGroup = (typeof REVENUE_GROUPS)[number];

/** Changes of the recurring revenue, and the churn, which is no change of its own: its merchants had paused before. */
export const MOVEMENTS = ['new', 'resumed', 'changed', 'paused', 'churned'] as const;

/** The figures of a revenue report that have merchants behind them. */
export const REVENUE_FIGURES = ['opening', ...MOVEMENTS, 'closing', 'invoiced', 'credited'] as const;
export type RevenueFigure = (typeof REVENUE_FIGURES)[number];
