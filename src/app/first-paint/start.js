/*
 * The first script of every page, in a syntax that every browser understands. It starts the application of a painted page
 * once the inline script asks for it, or after a while. If the application does not start because a script cannot be
 * loaded or parsed, it shows the notice in not-started-notice.ts. The application removes the notice as soon as it runs.
 */

/** How long the application's script waits for what is painted, in milliseconds. */
var LONGEST_WAIT = 300;

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

// A page that is not painted contains the script itself.
window.shagunStart = function () {
  var address = document.querySelector('meta[name="shagun:application"]');
  if (!address) return;
  var script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = address.content;
  address.parentNode.replaceChild(script, address);
};

document.addEventListener('DOMContentLoaded', function () {
  tell();
  setTimeout(window.shagunStart, LONGEST_WAIT);
});

// Browsers without cascade layers ignore nearly all styles; theme.css has a few rules for them.
if (!('CSSLayerBlockRule' in window)) document.documentElement.className = 'unlayered';
