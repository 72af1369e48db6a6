import { useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Session } from '../shared/sessions/session.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { Announced } from '../ui/announced.tsx';
import { Subject } from '../ui/page.tsx';
import { isAboutMerchant } from './screen-access.ts';
import { screenAt } from './paths.ts';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

interface MerchantSubjectProps {
  /** True when the address names a merchant that is not this user's to see. */
  readonly isStrange: boolean;
  readonly children: ReactNode;
}

/**
 * The merchant in view, for those who look after several or act for one: in the title of every screen that is about it, and
 * read out when it becomes another.
 */
export function MerchantSubject({ isStrange, children }: MerchantSubjectProps) {
  const session = useSession();
  const { merchantId } = useMerchantInAddress();
  const name = useRouterState({ select: ({ matches }) => screenAt(matches.at(-1)?.fullPath) });
  const subject = name && isAboutMerchant(name) && !isStrange ? subjectOf(session, merchantId) : null;
  return (
    <Subject value={subject?.company_name ?? null}>
      <InView subject={subject} />
      {children}
    </Subject>
  );
}

/** Reads out which merchant it is by now. The first one is no change, however late it is known. */
function InView({ subject }: { readonly subject: ReturnType<typeof subjectOf> }) {
  const t = useTranslations('app.merchant');
  const [wasKnown, setKnown] = useState(false);
  if (subject && !wasKnown) setKnown(true);
  if (!wasKnown) return null;
  // two may bear one name
  return <Announced about={String(subject?.id)}>{subject && t('inView', { name: subject.company_name })}</Announced>;
}

/**
 * A merchant's own people need not be shown whose screens these are. The session keeps the merchant that was in view before
 * until the one in the address has come, which it may not.
 */
function subjectOf(session: Session | null, inAddress: string | undefined) {
  const { role, impersonateMerchantId = null, merchantId, merchant = null } = session ?? {};
  if (role === 'merchant' && impersonateMerchantId === null) return null;
  return merchant?.id === (inAddress ?? merchantId) ? merchant : null;
}
