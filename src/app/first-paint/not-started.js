/*
 * The first script of every page, in a syntax that every browser reads. When the application does not start, because a
 * script cannot be loaded or read, it shows the notice that says what to do (not-started-notice.ts). The
 * application takes the notice away as soon as it runs.
 */
var failed = !('noModule' in document.createElement('script'));

function tell() {
  var notice = document.getElementById('not-started');
  if (failed && notice) notice.hidden = false;
}

window.addEventListener(
  'error',
  function (event) {
    // A picture that cannot be loaded stops nothing.
    if (event.target !== window && event.target.tagName !== 'SCRIPT') return;
    failed = true;
    tell();
  },
  true,
);
document.addEventListener('DOMContentLoaded', tell);

// Without cascade layers there is next to no style: theme.css has a few rules for that.
if (!('CSSLayerBlockRule' in window)) document.documentElement.className = 'unlayered';
