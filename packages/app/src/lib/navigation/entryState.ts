import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface EntryState {
  /** The address that a visitor requested before logging in. */
  from?: string | undefined;
  /** True if the previous entry is the screen of this dialog, so that closing can go back to it. */
  isDialogOverScreen?: boolean;
  /** The token in the link of an email. It is removed from the address and survives a reload here. */
  emailToken?: string;
}

export const useEntryState = (): EntryState => useLocation().state ?? {};

/** Returns the token of an email's link, and moves it from the address bar and the history to the entry. */
export function useEmailToken() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tokenInUrl = search.get('token');
  const { emailToken } = useEntryState();

  useEffect(() => {
    if (!tokenInUrl) return;
    const state: EntryState = { emailToken: tokenInUrl };
    navigate(pathname, { replace: true, state });
  }, [tokenInUrl, pathname, navigate]);

  return tokenInUrl || emailToken;
}
