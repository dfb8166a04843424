import { type ReactNode, useRef, useState } from 'react';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { ConnectApp } from './ConnectApp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StartForm } from './StartForm.tsx';
import { TurnOffForm, type TurnOffValues } from './TurnOffForm.tsx';

interface Secret {
  secret: string;
  /** The content of the QR code. */
  uri: string;
}

export interface SecondFactorProps {
  isOn: boolean;
  /** Used by password managers. */
  email: string;
  /** Shown in place of the first form, such as a note that the address is not verified. */
  disabledReason?: ReactNode;
  onStart: (currentPassword: string) => Promise<Secret>;
  /** Turns it on and resolves to the recovery codes. */
  onConfirm: (code: string) => Promise<readonly string[]>;
  onTurnOff: (values: TurnOffValues) => Promise<unknown>;
  /** Saves the recovery codes, one a line, as a file. */
  onDownload: (text: string) => void;
}

type Step = { name: 'connect'; secret: Secret } | { name: 'save'; codes: readonly string[] } | null;

/** Profile section that turns the second factor on, in three steps, and off. */
export function SecondFactor({ isOn, email, disabledReason, onDownload, ...actions }: SecondFactorProps) {
  const messages = useMessages('secondFactor');
  const [step, setStep] = useState<Step>(null);
  const sectionRef = useRef<HTMLElement>(null);
  // The pressed button disappears.
  const go = (next: Step) => moveFocus(sectionRef, () => setStep(next));

  const views = {
    connect: { title: messages.scanTitle, hint: messages.scan },
    save: { title: messages.codesTitle, hint: messages.codes },
    on: { title: messages.on, hint: messages.replace },
    off: { title: messages.off, hint: messages.lead },
  };
  const view = step?.name === 'save' ? 'save' : isOn ? 'on' : (step?.name ?? 'off');

  return (
    <RuledSection ref={sectionRef} tabIndex={-1} {...views[view]}>
      {step?.name === 'save' ? (
        <RecoveryCodes codes={step.codes} onDownload={onDownload} onDone={() => go(null)} />
      ) : isOn ? (
        <TurnOffForm
          email={email}
          onSubmit={async (values) => {
            await actions.onTurnOff(values);
            sectionRef.current?.focus();
          }}
        />
      ) : step ? (
        <ConnectApp
          {...step.secret}
          onSubmit={async (code) => go({ name: 'save', codes: await actions.onConfirm(code) })}
        />
      ) : (
        (disabledReason ?? (
          <StartForm
            email={email}
            onSubmit={async (password) => go({ name: 'connect', secret: await actions.onStart(password) })}
          />
        ))
      )}
    </RuledSection>
  );
}
