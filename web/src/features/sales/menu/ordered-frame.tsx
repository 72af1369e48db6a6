import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Announced } from '../../../ui/announced.tsx';
import { Hint, Stack } from '../../../ui/layout.tsx';
import type { useOrder } from './use-order.ts';

interface OrderedFrameProps {
  readonly order: Pick<ReturnType<typeof useOrder>, 'frame' | 'said'>;
  readonly canMove: boolean;
  readonly children: ReactNode;
}

/** Frame of a list whose order is changed: what each change led to is read out, and how it is done stands under it. */
export function OrderedFrame({ order: { frame, said }, canMove, children }: OrderedFrameProps) {
  const t = useTranslations('menu.order');
  return (
    <Stack ref={frame}>
      {children}
      <Announced about={String(said.turn)}>{said.words || null}</Announced>
      {canMove ? <Hint>{t('hint')}</Hint> : null}
    </Stack>
  );
}
