import type { ComponentType, ReactNode } from 'react';

/** Documents a component whose stories render it inside a wrapper with state. */
export const documentedAs = <Props extends object>(
  component: object,
  _rendered: (props: Props) => ReactNode,
) => component as ComponentType<Props>;
