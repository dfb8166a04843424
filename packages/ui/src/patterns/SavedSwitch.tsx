import { type ReactNode, useId, useRef, useState } from 'react';
import { Stack } from '../primitives/content/Stack/Stack.tsx';
import { Switch } from '../primitives/forms/Switch/Switch.tsx';
import { useAction } from './useAction.tsx';

export interface SavedSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  /** Saves the new value. A rejection is shown below the switch. */
  onSave: (isOn: boolean) => Promise<unknown>;
  /** Why it cannot be turned on; shown below the switch, which can then only be turned off. */
  disabledReason?: ReactNode;
}

/** A switch that saves immediately and shows the new value meanwhile. A change while it saves is saved next. */
export function SavedSwitch({ label, hint, isOn, onSave, disabledReason }: SavedSwitchProps) {
  const reasonId = useId();
  const [shown, setShown] = useState(isOn);
  const wanted = useRef(isOn);
  const { pending, failure, run } = useAction(async () => {
    let saved: boolean;
    do {
      saved = wanted.current;
      await onSave(saved);
    } while (wanted.current !== saved);
  });
  return (
    <Stack gap={3}>
      <Switch
        label={label}
        hint={hint}
        checked={pending ? shown : isOn}
        aria-describedby={disabledReason != null ? reasonId : undefined}
        disabled={disabledReason != null && !isOn && !pending}
        onCheckedChange={(checked) => {
          setShown(checked);
          wanted.current = checked;
          if (!pending) run();
        }}
      />
      {failure}
      {disabledReason != null && <div id={reasonId}>{disabledReason}</div>}
    </Stack>
  );
}
