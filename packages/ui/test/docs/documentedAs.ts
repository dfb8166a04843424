import type { ComponentType, ReactNode } from 'react';

/** Lets docs describe a component that stories render within another one, which keeps its state as an app would. */
export const documentedAs = <Props extends object>(
  component: object,
  _rendered: (props: Props) => ReactNode,
) => component as ComponentType<Props>;
