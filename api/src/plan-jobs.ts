import type { Dependencies } from './dependencies.ts';
import { ACCEPTANCE_CRONTAB, acceptanceTasks } from './features/sales/acceptance/acceptance.jobs.ts';
import { billTasks } from './features/sales/bills/bills.jobs.ts';
import { APPOINTMENTS_CRONTAB, appointmentTasks } from './features/help/appointments/appointments.jobs.ts';
import { AUDIT_CRONTAB, auditTasks } from './features/base/audit/audit.jobs.ts';
import { ACTIVITY_LOG_CRONTAB, activityLogTasks } from './features/base/activity-log/activity-log.jobs.ts';
import { INVITATIONS_CRONTAB, invitationTasks } from './features/people/partners/invitations.jobs.ts';
import { COMMISSIONS_CRONTAB, commissionTasks } from './features/money/commissions/commissions.jobs.ts';
import {
  MERCHANT_BATCHES_CRONTAB,
  merchantBatchTasks,
} from './features/people/merchant-batches/merchant-batches.jobs.ts';
import { MERCHANTS_CRONTAB, merchantTasks } from './features/base/merchants/merchants.jobs.ts';
import { cardTasks } from './features/money/cards/cards.jobs.ts';
import { DEVICES_CRONTAB, deviceTasks } from './features/sales/devices/devices.jobs.ts';
import { exportTasks, EXPORTS_CRONTAB } from './features/base/exports/exports.jobs.ts';
import { writeOrderedLog } from './features/base/activity-log/order-log-export.ts';
import { writeOrderedBills } from './features/sales/bills/read/export-bills.ts';
import { estimateTasks } from './features/sales/estimates/estimates.jobs.ts';
import { menuProviderTasks } from './features/sales/menu-provider/menu-provider.jobs.ts';
import { employeeTasks } from './features/sales/employees/employees.jobs.ts';
import { IMPERSONATION_CRONTAB, impersonationTasks } from './features/people/impersonation/impersonation.jobs.ts';
import { INVOICES_CRONTAB, invoiceTasks } from './features/money/invoices/invoices.jobs.ts';
import { MAIL_CRONTAB, mailTasks } from './features/base/mail/mail.jobs.ts';
import { OWNERSHIP_CRONTAB, ownershipTasks } from './features/people/ownership/ownership.jobs.ts';
import { PAYMENTS_CRONTAB, paymentTasks } from './features/money/payments/payments.jobs.ts';
import { PRICE_MOVES_CRONTAB, priceMoveTasks } from './features/money/price-moves/price-moves.jobs.ts';
import { posConnectionTasks } from './features/provider/pos-connection/pos-connection.jobs.ts';
import { POS_DATA_CRONTAB, posDataTasks } from './features/provider/pos-data/pos-data.jobs.ts';
import { posSignInTasks } from './features/provider/pos-sign-in/pos-sign-in.jobs.ts';
import {
  REGISTRATION_PROGRESS_CRONTAB,
  registrationProgressTasks,
} from './features/help/installation/installation.jobs.ts';
import { REPORTS_CRONTAB, reportTasks } from './features/sales/reports/reports.jobs.ts';
import { REGISTRATION_CRONTAB, registrationTasks } from './features/people/registration/registration.jobs.ts';
import {
  SERVER_CERTIFICATE_CRONTAB,
  serverCertificateTasks,
} from './features/sales/server-certificate/server-certificate.jobs.ts';
import { taxTasks } from './features/base/taxes/taxes.jobs.ts';
import { SESSIONS_CRONTAB, sessionTasks } from './features/base/sessions/sessions.jobs.ts';
import { TRANSMISSIONS_CRONTAB, transmissionTasks } from './features/sales/transmissions/transmissions.jobs.ts';
import { SUPPORT_CRONTAB, supportTasks } from './features/help/support/support.jobs.ts';
import type { JobPlan } from './platform/jobs/start-jobs.ts';

/** Every feature's work in the queue, listed by hand. */
export function planJobs(dependencies: Dependencies): JobPlan {
  return {
    tasks: {
      ...auditTasks(dependencies),
      ...activityLogTasks(dependencies),
      ...sessionTasks(dependencies),
      ...registrationTasks(dependencies),
      ...registrationProgressTasks(dependencies),
      ...mailTasks(dependencies),
      ...ownershipTasks(dependencies),
      ...exportTasks({
        ...dependencies,
        writers: { log: writeOrderedLog(dependencies), bills: writeOrderedBills(dependencies) },
      }),
      ...invitationTasks(dependencies),
      ...merchantBatchTasks(dependencies),
      ...merchantTasks(dependencies),
      ...taxTasks(dependencies),
      ...supportTasks(dependencies),
      ...impersonationTasks(dependencies),
      ...posConnectionTasks(dependencies),
      ...posDataTasks(dependencies),
      ...posSignInTasks(dependencies),
      ...appointmentTasks(dependencies),
      ...acceptanceTasks(dependencies),
      ...billTasks({ ...dependencies, authorityConfig: dependencies.config.authority }),
      ...deviceTasks(dependencies),
      ...serverCertificateTasks(dependencies),
      ...transmissionTasks(dependencies),
      ...employeeTasks(dependencies),
      ...menuProviderTasks(dependencies),
      ...estimateTasks(dependencies),
      ...reportTasks(dependencies),
      ...invoiceTasks(dependencies),
      ...paymentTasks(dependencies),
      ...priceMoveTasks(dependencies),
      ...cardTasks(dependencies),
      ...commissionTasks(dependencies),
    },
    crontab: CRONTAB,
  };
}

/** Jobs done by the clock. */
const CRONTAB: readonly string[] = [
  ACCEPTANCE_CRONTAB,
  AUDIT_CRONTAB,
  ACTIVITY_LOG_CRONTAB,
  APPOINTMENTS_CRONTAB,
  SESSIONS_CRONTAB,
  REGISTRATION_CRONTAB,
  MAIL_CRONTAB,
  COMMISSIONS_CRONTAB,
  EXPORTS_CRONTAB,
  IMPERSONATION_CRONTAB,
  INVITATIONS_CRONTAB,
  MERCHANT_BATCHES_CRONTAB,
  MERCHANTS_CRONTAB,
  INVOICES_CRONTAB,
  OWNERSHIP_CRONTAB,
  PAYMENTS_CRONTAB,
  PRICE_MOVES_CRONTAB,
  REGISTRATION_PROGRESS_CRONTAB,
  POS_DATA_CRONTAB,
  DEVICES_CRONTAB,
  REPORTS_CRONTAB,
  SERVER_CERTIFICATE_CRONTAB,
  SUPPORT_CRONTAB,
  TRANSMISSIONS_CRONTAB,
];
