import { limits } from '@settlement-help/contract';
import { ArrowUp } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backToTop } from './BackToTop.css.ts';

export interface BackToTopProps extends Omit<IconButtonProps, 'icon' | 'label' | 'loading'> {
  /** Receives the focus after a press, because the button disappears. */
  targetRef?: RefObject<HTMLElement | null> | undefined;
}

const isFar = () => window.scrollY > limits.backToTopAfter;

/** Scrolls to the top; shown after 300 px of scrolling (§2, §9). */
export function BackToTop({ targetRef, className, onClick, ...props }: BackToTopProps) {
  const label = useMessages('backToTop');
  const [shown, setShown] = useState(isFar);

  useEffect(() => {
    const follow = () => setShown(isFar());
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  if (!shown) return null;
  return (
    <IconButton
      variant="secondary"
      round
      {...props}
      className={cx(backToTop, className)}
      icon={ArrowUp}
      label={label}
      onClick={(event) => {
        onClick?.(event);
        const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        targetRef?.current?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
      }}
    />
  );
}
