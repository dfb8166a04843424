import { type RefObject, useEffect, useEffectEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Listens to an event of the form that contains a control. */
export function useFormEvent<Type extends 'reset' | 'formdata'>(
  control: RefObject<Control | null>,
  type: Type,
  onEvent: (event: HTMLElementEventMap[Type]) => void,
) {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    const form = control.current?.form;
    const listener = (event: HTMLElementEventMap[Type]) => handle(event);
    form?.addEventListener(type, listener);
    return () => form?.removeEventListener(type, listener);
  }, [control, type]);
}
