// A script of its own that blocks the first paint, so that nobody sees the page in the wrong theme first.
// The content security policy forbids a script within the page.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden: then the system's theme applies.
}
