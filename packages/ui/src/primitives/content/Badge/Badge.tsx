import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import type { Tone } from '../../../styles/tone.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it says of the thing beside it; `marker` highlights what is due. @default 'neutral' */
  tone?: Tone | 'neutral' | 'marker';
  /** Icon before the text; the marker has none. */
  icon?: IconType | undefined;
}

/** One or two words about the state of something. */
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  const framed = tone !== 'marker';
  return (
    <span {...props} className={cx(badge({ tone, framed }), className)} data-tone={tone}>
      {icon && framed && <Icon icon={icon} size="small" />}
      {children}
    </span>
  );
}
