/** Roles of employees at the provider's: its own, `other` for one that a merchant has made up. Source: CLV-9, CLV-12. */
export const EMPLOYEE_ROLES = ['owner', 'admin', 'manager', 'employee', 'other'] as const;
export type EmployeeRole = (typeof EMPLOYEE_ROLES)[number];

/**
 * True when a person's device code opens every configuration tab of the terminal: an administrator's does, and the owner always
 * is one. Everybody else sees some of the tabs. Source: spec §1 "On the terminal", CLV-12.
 */
export const opensAllTabs = (role: EmployeeRole): boolean => role === 'owner' || role === 'admin';
