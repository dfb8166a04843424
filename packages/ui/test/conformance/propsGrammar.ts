import type { ReactElement } from 'react';
import type * as ui from '../../src/index.ts';

/** Fails to compile with the names of what breaks a rule. */
type NoneOf<Names extends never> = Names;

export type ComponentName = {
  [Name in keyof typeof ui]: Name extends Capitalize<Name>
    ? (typeof ui)[Name] extends (props: never) => unknown
      ? Name
      : never
    : never;
}[keyof typeof ui];

type PropsOf<Name extends ComponentName> = Parameters<(typeof ui)[Name]>[0];

type With<Prop extends string> = {
  [Name in ComponentName]: Prop extends keyof PropsOf<Name> ? Name : never;
}[ComponentName];

/** Opens its content in place. */
type InPlace = 'Disclosure';

/** Renders no element. */
export type Wrapper = 'UiProvider' | 'ToastProvider' | 'DialogClose';
export type Overlay = Exclude<With<'onOpenChange'>, InPlace>;
export type MenuPart = Extract<ComponentName, `Menu${string}`>;

export type HasAnotherTone = NoneOf<
  {
    [Name in With<'tone'>]: PropsOf<Name> extends { tone?: ui.Tone | 'neutral' | undefined } ? never : Name;
  }[With<'tone'>]
>;

export type CannotBeOpenAtFirst = NoneOf<Exclude<Overlay | With<'open'>, With<'defaultOpen'>>>;

export type ReportsAValueThatItDoesNotTake = NoneOf<Exclude<With<'onValueChange'>, With<'value'>>>;

type Spoken = 'Avatar' | 'Icon' | 'IconButton' | 'NumberField' | 'SideNav' | 'Stepper' | 'Tabs';

type Labelled = Exclude<With<'label'>, Spoken>;

export type HasALabelOfTextAlone = NoneOf<
  {
    [Name in Labelled]: { label: ReactElement } extends Pick<PropsOf<Name>, 'label' & keyof PropsOf<Name>>
      ? never
      : Name;
  }[Labelled]
>;

type OptionalKey<Props> = {
  [Key in keyof Props]-?: object extends Pick<Props, Key> ? Key : never;
}[keyof Props];

/** Optional props also accept `undefined` (exactOptionalPropertyTypes). */
export type RefusesUndefined = NoneOf<
  {
    [Name in ComponentName]: {
      [Key in OptionalKey<PropsOf<Name>>]: { [Given in Key]: undefined } extends Pick<PropsOf<Name>, Key>
        ? never
        : `${Name}: ${Key & string}`;
    }[OptionalKey<PropsOf<Name>>];
  }[ComponentName]
>;

/** The choices of a menu are unmounted while it is closed, so they must be controlled. */
export type CannotKeepItsValue = NoneOf<
  Exclude<
    {
      [Name in With<'onValueChange'>]: object extends Pick<PropsOf<Name>, 'value' & keyof PropsOf<Name>>
        ? never
        : Name;
    }[With<'onValueChange'>],
    'MenuChoices'
  >
>;
