import type { User } from '@settlement-help/contract';
import { useEffect, useRef, useState } from 'react';
import { failureOf, isCancelled } from '../../internal/failure.ts';
import { useMessages } from '../../internal/UiProvider.tsx';
import type { UploadRequest } from '../../internal/useUpload.ts';
import { useFormErrors } from '../../primitives/FormErrorSummary/useFormErrors.ts';
import type { PhotoChange } from '../PhotoPicker/photoChange.ts';
import {
  changesOf,
  faultsOf,
  type ProfileChanges,
  type ProfileField,
  type ProfileValues,
  profileFields,
  sameValues,
  trimmed,
  valuesOf,
} from './profileValues.ts';

export interface ProfileFormOptions {
  /** The person as the server knows them. */
  user: User;
  /** What was typed and not saved before, such as before a reload. */
  draft?: ProfileValues | undefined;
  /** Called with each change of what is typed; with null once there is nothing that is not saved. */
  onDraftChange?: ((draft: ProfileValues | null) => void) | undefined;
  /** Uploads the photo and gives its address; its rejection is shown as 'Failed to upload profile photo'. */
  onUploadPhoto: (request: UploadRequest) => Promise<string>;
  /** Saves the profile; its rejection is shown as 'Failed to update profile. Please try again.'. */
  onSave: (changes: ProfileChanges) => Promise<void>;
}

type State =
  | { status: 'editing' }
  | { status: 'saving'; share: number | null }
  | { status: 'saved' }
  | { status: 'failed'; step: 'photo' | 'profile' };

const unchanged: PhotoChange = { kind: 'none' };

/** What stands in the profile form, and how it is saved: first the photo, then the rest. */
export function useProfileForm(
  { user, draft, onDraftChange, onUploadPhoto, onSave }: ProfileFormOptions,
  fieldId: (field: ProfileField) => string,
) {
  const messages = useMessages('profile');
  const { summary, errorOf, show, clear } = useFormErrors();
  const [values, setValues] = useState(() => draft ?? valuesOf(user));
  const [isRestored, setRestored] = useState(() => draft !== undefined && !sameValues(draft, valuesOf(user)));
  const [photo, setPhoto] = useState(unchanged);
  const [photoError, setPhotoError] = useState<string>();
  const [state, setState] = useState<State>({ status: 'editing' });
  // A photo that is stored already is not sent again when only the rest has failed.
  const uploaded = useRef<{ file: File; address: string }>(null);
  const running = useRef<AbortController>(null);
  const typed = useRef(values);

  useEffect(() => () => running.current?.abort(), []);

  const setBoth = (next: ProfileValues) => {
    typed.current = next;
    setValues(next);
    onDraftChange?.(sameValues(next, valuesOf(user)) ? null : next);
  };

  const addressOf = async (file: File, signal: AbortSignal) => {
    if (uploaded.current?.file === file) return uploaded.current.address;
    const onProgress = (share: number) => setState({ status: 'saving', share });
    onProgress(0);
    try {
      const address = await onUploadPhoto({ file, signal, onProgress });
      uploaded.current = { file, address };
      return address;
    } catch (error) {
      if (!isCancelled(error)) {
        setPhotoError(failureOf(error).detail);
        setState({ status: 'failed', step: 'photo' });
      }
      return null;
    }
  };

  const send = async (next: ProfileValues, signal: AbortSignal) => {
    const address = photo.kind === 'picked' ? await addressOf(photo.file, signal) : null;
    if (photo.kind === 'picked' && address === null) return;
    setState({ status: 'saving', share: null });
    try {
      await onSave({ ...changesOf(next), ...(photo.kind !== 'none' && { profile_photo: address }) });
    } catch (error) {
      const { errors = [] } = failureOf(error);
      setState({ status: 'failed', step: 'profile' });
      show(
        profileFields.flatMap((field) =>
          errors
            .filter(({ path }) => path === field)
            .map(({ message }) => ({ fieldId: fieldId(field), message })),
        ),
      );
      return;
    }
    setPhoto(unchanged);
    setRestored(false);
    setState({ status: 'saved' });
    // What was typed while it was on its way is not saved yet.
    if (!sameValues(trimmed(typed.current), next)) return;
    typed.current = next;
    setValues(next);
    onDraftChange?.(null);
  };

  const save = async () => {
    if (running.current) return;
    const next = trimmed(values);
    setPhotoError(undefined);
    if (show(faultsOf(next, messages).map(([field, message]) => ({ fieldId: fieldId(field), message })))) {
      setState({ status: 'editing' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'saving', share: null });
    await send(next, controller.signal);
    running.current = null;
  };

  return {
    values,
    photo,
    photoError,
    state,
    isRestored,
    summary,
    errorOf,
    save,
    change: (changed: Partial<ProfileValues>) => {
      setBoth({ ...values, ...changed });
      if (state.status === 'saved') setState({ status: 'editing' });
    },
    changePhoto: (next: PhotoChange) => {
      setPhoto(next);
      setPhotoError(undefined);
      if (state.status === 'saved') setState({ status: 'editing' });
    },
    discard: () => {
      setBoth(valuesOf(user));
      setRestored(false);
      clear();
      // The button that had the focus is gone.
      document.getElementById(fieldId('full_name'))?.focus();
    },
  };
}
