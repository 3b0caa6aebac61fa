// A small bell when it is one's turn: made here, no file is fetched.
// @ts-check

/** @type {AudioContext | null} */
let audio = null;
addEventListener('pointerdown', () => (audio ??= new AudioContext()), { once: true });
addEventListener('keydown', () => (audio ??= new AudioContext()), { once: true });

/** Rings, if the browser allows it: somebody must have touched the page before. */
export function ring() {
  if (!audio || audio.state !== 'running') return;
  const now = audio.currentTime;
  for (const [pitch, loud] of [[523, 0.06], [784, 0.04], [1046, 0.02]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + 1);
  }
}
