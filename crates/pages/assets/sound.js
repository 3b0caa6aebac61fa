// A small bell when it is the player's turn. The sound is synthesised, so no file is fetched.
// @ts-check

/** @type {AudioContext | null} */
let audio = null;
addEventListener('pointerdown', () => (audio ??= new AudioContext()), { once: true });
addEventListener('keydown', () => (audio ??= new AudioContext()), { once: true });

/** Rings, if the browser allows it: only after a click or a key on the page. */
export function ring() {
  if (!audio || audio.state !== 'running') return;
  const now = audio.currentTime;
  for (const [pitch, volume] of [[523, 0.06], [784, 0.04], [1046, 0.02]]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(volume, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
    tone.connect(gain).connect(audio.destination);
    tone.start(now);
    tone.stop(now + 1);
  }
}
