/*
 * The first script of every page, in a syntax that every browser understands. If the application does not start because
 * a script cannot be loaded or parsed, it shows the notice in not-started-notice.ts. The application removes the notice
 * as soon as it runs.
 */
var failed = !('noModule' in document.createElement('script'));

function tell() {
  var notice = document.getElementById('not-started');
  if (failed && notice) notice.hidden = false;
}

window.addEventListener(
  'error',
  function (event) {
    // A picture that fails to load stops nothing.
    if (event.target !== window && event.target.tagName !== 'SCRIPT') return;
    failed = true;
    tell();
  },
  true,
);
document.addEventListener('DOMContentLoaded', tell);

// Browsers without cascade layers ignore nearly all styles; theme.css has a few rules for them.
if (!('CSSLayerBlockRule' in window)) document.documentElement.className = 'unlayered';
