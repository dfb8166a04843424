import { type ReactNode, useId, useState } from 'react';
import { Stack } from '../primitives/content/Stack/Stack.tsx';
import { Switch } from '../primitives/forms/Switch/Switch.tsx';
import { useAction } from './useAction.tsx';

export interface SavedSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  /** Saves the new value. A rejection is shown below the switch. */
  onSave: (isOn: boolean) => Promise<unknown>;
  /** Shown if there was no response. */
  networkText: string;
  /** Why it cannot be turned on; shown below the switch, which can then only be turned off. */
  obstacle?: ReactNode;
}

/** A switch that saves immediately and shows the new value meanwhile. */
export function SavedSwitch({ label, hint, isOn, onSave, networkText, obstacle }: SavedSwitchProps) {
  const obstacleId = useId();
  const [wanted, setWanted] = useState(isOn);
  const { pending, failure, run } = useAction(() => onSave(!isOn), networkText);
  return (
    <Stack gap={3}>
      <Switch
        label={label}
        hint={hint}
        checked={pending ? wanted : isOn}
        aria-describedby={obstacle != null ? obstacleId : undefined}
        disabled={obstacle != null && !isOn && !pending}
        onCheckedChange={(checked) => {
          if (pending) return;
          setWanted(checked);
          run();
        }}
      />
      {failure}
      {obstacle != null && <div id={obstacleId}>{obstacle}</div>}
    </Stack>
  );
}
