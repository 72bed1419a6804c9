var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,C=Symbol(`$state`),le=Symbol(`component`),ue=Symbol(`legacy props`),de=Symbol(``),fe=Symbol(`attributes`),pe=Symbol(`class`),me=Symbol(`style`),he=Symbol(`text`),ge=Symbol(`form reset`),_e=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ve=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ye={},w=Symbol(`uninitialized`),be=`http://www.w3.org/1999/xhtml`,xe=`http://www.w3.org/2000/svg`,Se=`http://www.w3.org/1998/Math/MathML`;function Ce(){console.warn(`https://svelte.dev/e/derived_inert`)}function we(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Te(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ee(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function De(e){T=e}var E;function D(e){if(e===null)throw we(),ye;return E=e}function Oe(){return D(R(E))}function ke(e){if(T){if(R(E)!==null)throw we(),ye;E=e}}function Ae(e=1){if(T){for(var t=e,n=E;t--;)n=R(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=R(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw we(),ye;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Je(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ye(e,t){return e===null&&Ie(t),e.c??=new Map(Je(e)||void 0)}var O=null;function Xe(e){O=e}function Ze(e){return Ye(O,`getContext`).get(e)}function Qe(e,t){return Ye(O,`setContext`).set(e,t),t}function $e(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:K,l:null}}function et(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)Tn(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,tt(e)}function tt(e={}){return i(e,le,{value:!0}),e}function nt(){return!0}var rt=[];function it(){var e=rt;rt=[],m(e)}function k(e){if(rt.length===0&&!jt){var t=rt;queueMicrotask(()=>{t===rt&&it()})}rt.push(e)}function at(){for(;rt.length>0;)it()}var ot=~(y|b|v);function A(e,t){e.f=e.f&ot|t}function st(e){e.f&512||e.deps===null?A(e,v):A(e,b)}function ct(e,t,n){e.f&2048?t.add(e):e.f&4096&&n.add(e),A(e,v)}function lt(e){T&&L(e)!==null&&hn(e)}var ut=!1;function dt(){ut||(ut=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ge]?.()})},{capture:!0}))}function ft(e){var t=U,n=K;G(null),Kn(null);try{return e()}finally{G(t),Kn(n)}}function pt(e,t,n,r=n){e.addEventListener(t,()=>ft(n));let i=e[ge];e[ge]=i?()=>{i(),r(!0)}:()=>r(!0),dt()}function mt(e,t,n,r){let i=nt()?vt:St;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=K,c=ht(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){z(e,s)}gt()}}var d=_t();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>bt(e))).then(u).catch(e=>z(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),gt())}):f()}function ht(){var e=K,t=U,n=O,r=j;return function(i=!0){Kn(e),G(t),Xe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function gt(e=!0){Kn(null),G(null),Xe(null),e&&j?.deactivate()}function _t(){var e=K,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function vt(e){var t=2|y;return K!==null&&(K.f|=re),{ctx:O,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:K,ac:null}}var yt=Symbol(`obsolete`);function bt(e,t,n){let r=K;r===null&&Le();var i=void 0,a=qt(w),o=!U,s=new Set;return On(()=>{var t=K,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==_e&&n.reject(e)}).finally(gt)}catch(e){n.reject(e),gt()}var c=j;if(o){if(t.f&32768)var l=_t();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(yt);else for(let e of s.values())e.reject(yt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==yt&&(c.activate(),t?(a.f|=ce,Zt(a,t)):(a.f&8388608&&(a.f^=ce),Zt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Cn(()=>{for(let e of s)e.reject(yt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function xt(e){let t=vt(e);return Jn(t),t}function St(e){let t=vt(e);return t.equals=Fe,t}function Ct(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)H(t[n])}}function wt(e){var t,n=K,r=e.parent;if(!Wn&&r!==null&&e.v!==w&&r.f&24576)return Ce(),e.v;Kn(r);try{Ct(e),t=rr(e)}finally{Kn(n)}return t}function Tt(e){var t=wt(e);!e.equals(t)&&(e.wv=er(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),kt?.capture(e,t,!0)),e.deps===null))?A(e,v):Wn||(M===null?st(e):(Sn()||j?.is_fork)&&M.set(e,t))}function Et(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ft(()=>{t.ac.abort(_e),t.ac=null}),t.fn!==null&&(t.teardown=f),or(t,0),Pn(t))}function Dt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&sr(t)}var Ot=null,j=null,kt=null,M=null,At=null,jt=!1,Mt=!1,Nt=null,Pt=null,Ft=0,It=1,Lt=class e{id=It++;#e=!1;linked=!0;#t=null;#n=null;async_deriveds=new Map;current=new Map;previous=new Map;#r=new Set;#i=new Set;#a=0;#o=new Map;#s=null;#c=[];#l=[];#u=new Set;#d=new Set;#f=new Map;#p=new Set;is_fork=!1;#m=!1;constructor(){Ot===null?Ot=this:(Ot.#n=this,this.#t=Ot),Ot=this}#h(){if(this.is_fork)return!0;for(let n of this.#o.keys()){for(var e=n,t=!1;e.parent!==null;){if(this.#f.has(e)){t=!0;break}e=e.parent}if(!t)return!0}return!1}skip_effect(e){this.#f.has(e)||this.#f.set(e,{d:[],m:[]}),this.#p.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#f.get(e);if(n){this.#f.delete(e);for(var r of n.d)A(r,y),t(r);for(r of n.m)A(r,b),t(r)}this.#p.add(e)}#g(){var e=[];for(let i of this.#c)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#c=[],e}#_(){this.#e=!0;for(let e of this.#u)this.#d.delete(e),A(e,y),this.schedule(e);for(let e of this.#d)A(e,b),this.schedule(e);this.apply();for(var t=Nt=[],n=[],r=Pt=[];this.#c.length>0;){Ft++>1e3&&(this.#S(),zt());for(let e of this.#g())try{this.#v(e,t,n)}catch(t){throw Wt(e),this.#h()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Nt=null,Pt=null,this.#h()){this.#x(n),this.#x(t);for(let[e,t]of this.#f)Ut(e,t);r.length>0&&j.#_();return}let a=this.#y();if(a)this.#x(n),this.#x(t),a.#b(this);else{this.#u.clear(),this.#d.clear();for(let e of this.#r)e(this);this.#r.clear(),kt=this,Vt(n),Vt(t),kt=null,this.#s?.resolve();var o=j;if(this.#a===0&&(this.#c.length===0||o!==null)&&this.#S(),this.#c.length>0){if(o!==null){for(let e of this.#c)o.#c.push(e);this.#c=[]}else o=this}o!==null&&(N.clear(),o.#_())}}#v(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#f.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):tr(r)&&(i&16&&this.#d.add(r),sr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#y(){for(var e=this.#t;e!==null;){if(!e.is_fork){for(let[t,[,n]]of this.current)if(e.current.has(t)&&!n)return e}e=e.#t}return null}#b(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_effects(e.#u,e.#d);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#d.delete(i),A(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#S(),j=this,this.#_()}#x(e){for(var t=0;t<e.length;t+=1)ct(e[t],this.#u,this.#d)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Mt=!0,j=this,this.#_()}finally{Ft=0,At=null,Nt=null,Pt=null,Mt=!1,j=null,M=null,N.clear()}}discard(){for(let e of this.#i)e(this);this.#i.clear();for(let e of this.async_deriveds.values())e.reject(yt);this.#S(),this.#s?.resolve()}register_created_effect(e){this.#l.push(e)}increment(e,t){if(this.#a+=1,e){let e=this.#o.get(t)??0;this.#o.set(t,e+1)}}decrement(e,t){if(--this.#a,e){let e=this.#o.get(t)??0;e===1?this.#o.delete(t):this.#o.set(t,e-1)}this.#m||(this.#m=!0,k(()=>{this.#m=!1,this.linked&&this.flush()}))}transfer_effects(e,t){for(let t of e)this.#u.add(t);for(let e of t)this.#d.add(e);e.clear(),t.clear()}oncommit(e){this.#r.add(e)}ondiscard(e){this.#i.add(e)}settled(){return(this.#s??=h()).promise}static ensure(){if(j===null){let t=j=new e;!Mt&&!jt&&k(()=>{t.#e||t.flush()})}return j}apply(){M=null}schedule(e){At=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#c.push(e)}#S(){if(this.linked){var e=this.#t,t=this.#n;e===null||(e.#n=t),t===null?Ot=e:t.#t=e,this.linked=!1}}};function Rt(e){var t=jt,n=kt;kt=null,jt=!0;try{var r;for(e&&(Rt(),r=e());;){if(at(),j===null)return r;j.flush()}}finally{jt=t,kt=n}}function zt(){try{He()}catch(e){z(e,At)}}var Bt=null;function Vt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&tr(r)&&(Bt=new Set,sr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Ln(r),Bt?.size>0)){N.clear();for(let e of Bt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Bt.has(n)&&(Bt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||sr(n)}}Bt.clear()}}Bt=null}}function Ht(e){j.schedule(e)}function Ut(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,v);for(var n=e.first;n!==null;)Ut(n,t),n=n.next}}function Wt(e){A(e,v);for(var t=e.first;t!==null;)Wt(t),t=t.next}var Gt=new Set,N=new Map,Kt=!1;function qt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function P(e,t){let n=qt(e,t);return Jn(n),n}function Jt(e,t=!1,n=!0){let r=qt(e);return t||(r.equals=Fe),r}function F(e,t,n=!1){return U!==null&&(!W||U.f&131072)&&nt()&&U.f&4325394&&(qn===null||!qn.has(e))&&Ke(),Zt(e,n?tn(t):t,Pt)}var Yt=null,Xt=0;function Zt(e,t,n=null){if(!e.equals(t)){Wn?N.set(e,t):N.has(e)||N.set(e,e.v);var r=Lt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&wt(t),M===null&&st(t)}e.wv=er(),Yt=null,Xt=0,en(e,y,n),Yt=null,nt()&&K!==null&&K.f&1024&&!(K.f&96)&&(Y===null?Yn([e]):Y.push(e)),!r.is_fork&&Gt.size>0&&!Kt&&Qt()}return t}function Qt(){Kt=!1;for(let e of Gt){e.f&1024&&A(e,b);let t;try{t=tr(e)}catch{t=!0}t&&sr(e)}Gt.clear()}function $t(e){F(e,e.v+1)}function en(e,t,n){var r=e.reactions;if(r!==null){var i=nt(),a=r.length;if(Xt+=a,Xt>1e5&&Yt===null&&(Yt=new Set),Yt!==null){if(Yt.has(e))return;Yt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==K){var l=(c&y)===0;if(l&&A(s,t),c&131072)Gt.add(s);else if(c&2){var u=s;M?.delete(u),en(u,b,n)}else if(l){var d=s;c&16&&Bt!==null&&Bt.add(d),n===null?Ht(d):n.push(d)}}}}}function tn(t){if(typeof t!=`object`||!t||C in t||le in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=Qn,f=e=>{if(Qn===d)return e();var t=U,n=Qn;G(null),$n(d);var r=e();return G(t),$n(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&We();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(w,u));r.set(t,e),$t(o)}}else F(n,w),$t(o);return!0},get(e,n,i){if(n===C)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(tn(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===C)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||K!==null&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?tn(e[t]):w,u)),r.set(t,n)),X(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(w,u)),r.set(d+``,p)):F(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,tn(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>tn(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}$t(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function nn(e){try{if(typeof e==`object`&&e&&C in e)return e[C]}catch{}return e}function rn(e,t){return Object.is(nn(e),nn(t))}var an,on,sn,cn,ln;function un(){if(an===void 0){an=window,on=document,sn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;cn=a(t,`firstChild`).get,ln=a(t,`nextSibling`).get,u(e)&&(e[pe]=void 0,e[fe]=null,e[me]=void 0,e.__e=void 0),u(n)&&(n[he]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return cn.call(e)}function R(e){return ln.call(e)}function dn(e,t){if(!T)return L(e);var n=L(E);if(n===null)n=E.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),D(r),r}return t&&vn(n),D(n),n}function fn(e,t=!1){if(!T){var n=L(e);return n instanceof Comment&&n.data===``?R(n):n}if(t){if(E?.nodeType!==3){var r=I();return E?.before(r),D(r),r}vn(E)}return E}function pn(e,t=!1){if(!T)return L(e);var n=dn(e,t);return ke(e),n}function mn(e,t=1,n=!1){let r=T?E:e;for(var i;t--;)i=r,r=R(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),D(a),a}vn(r)}return D(r),r}function hn(e){e.textContent=``}function gn(){return!1}function _n(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function vn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function yn(e){var t=K;if(t===null)return U.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;z(e,t)}function z(e,t){if(e===ye)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function bn(e){K===null&&(U===null&&Ve(e),Be()),Wn&&ze(e)}function xn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function B(e,t){var n=K;n!==null&&n.f&8192&&(e|=x);var r={ctx:O,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Nt===null?Lt.ensure().schedule(r):Nt.push(r);else if(t!==null){try{sr(r)}catch(e){throw H(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&xn(i,n),U!==null&&U.f&2&&!(e&64))){var a=U;(a.effects??=[]).push(i)}return r}function Sn(){return U!==null&&!W}function Cn(e){let t=B(8,null);return A(t,v),t.teardown=e,t}function wn(e){bn(`$effect`);var t=K.f;if(!U&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return Tn(e)}function Tn(e){return B(4|ie,e)}function En(e){Lt.ensure();let t=B(64|re,e);return(e={})=>new Promise(n=>{e.outro?Rn(t,()=>{H(t),n(void 0)}):(H(t),n(void 0))})}function Dn(e){return B(4,e)}function On(e){return B(se|re,e)}function kn(e,t=0){return B(8|t,e)}function An(e,t=[],n=[],r=[]){mt(r,t,n,t=>{B(8,()=>{e(...t.map(X))})})}function jn(e,t=0){return B(16|t,e)}function Mn(e,t=0){return B(_|t,e)}function V(e){return B(32|re,e)}function Nn(e){var t=e.teardown;if(t!==null){let n=Wn,r=U;Gn(!0),G(null);try{t.call(null)}catch(t){z(t,e.parent)}finally{Gn(n),G(r)}}}function Pn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ft(()=>{e.abort(_e)});var r=n.next;n.f&64?n.parent=null:H(n,t),n=r}}function Fn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||H(t),t=n}}function H(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(In(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Pn(e,t&&!n),or(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Nn(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Ln(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function In(e,t){for(;e!==null;){var n=e===t?null:R(e);e.remove(),e=n}}function Ln(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Rn(e,t,n=!0){var r=[];e.f|=256,zn(e,r,!0);var i=()=>{n&&H(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function zn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);zn(i,t,o?n:!1)}i=a}}}function Bn(e){e.f&=-257,Vn(e,!0)}function Vn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(A(e,y),Lt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Vn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Hn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:R(n);t.append(n),n=i}}var Un=null,Wn=!1;function Gn(e){Wn=e}var U=null,W=!1;function G(e){U=e}var K=null;function Kn(e){K=e}var qn=null;function Jn(e){U!==null&&(U.f&2097152||U.f&2)&&(qn??=new Set).add(e)}var q=null,J=0,Y=null;function Yn(e){Y=e}var Xn=1,Zn=0,Qn=Zn;function $n(e){Qn=e}function er(){return++Xn}function tr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(tr(a)&&Tt(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,v)}return!1}function nr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(qn!==null&&qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?nr(a,t,!1):t===a&&(n?A(a,y):a.f&1024&&A(a,b),Ht(a))}}function rr(e){var t=q,n=J,r=Y,i=U,a=qn,o=O,s=W,c=Qn,l=e.f;q=null,J=0,Y=null,U=l&96?null:e,qn=null,Xe(e.ctx),W=!1,Qn=++Zn,e.ac!==null&&(ft(()=>{e.ac.abort(_e)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=ir(e);if(nt()&&Y!==null&&!W&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)nr(Y[p],e);if(i!==null&&i!==e){if(Zn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Zn;if(t!==null)for(let e of t)e.rv=Zn;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=ce),d}catch(t){return ir(e),yn(t)}finally{e.f^=oe,q=t,J=n,Y=r,U=i,qn=a,Xe(o),W=s,Qn=c}}function ir(e){var t=e.deps,n=j?.is_fork;if(q!==null){var r;if(n||or(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(Sn()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(or(e,J),t.length=J);return t}function ar(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&st(s),s.ac!==null&&ft(()=>{s.ac.abort(_e),s.ac=null,A(s,y)}),Et(s),or(s,0)}}function or(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ar(e,n[r])}function sr(e){var t=e.f;if(!(t&16384)){A(e,v);var n=K;K=e;try{t&16777232?Fn(e):Pn(e),Nn(e);var r=rr(e);e.teardown=typeof r==`function`?r:null,e.wv=Xn}finally{K=n}}}async function cr(){await Promise.resolve(),Rt()}function X(e){var t=!!(e.f&2);if(Un?.add(e),U!==null&&!W&&!(K!==null&&K.f&16384)&&(qn===null||!qn.has(e))){var r=U.deps;if(U.f&2097152)e.rv<Zn&&(e.rv=Zn,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{U.deps??=[],n.call(U.deps,e)||U.deps.push(e);var i=e.reactions;i===null?e.reactions=[U]:n.call(i,U)||i.push(U)}}if(Wn&&N.has(e))return N.get(e);if(t){var a=e;if(Wn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||ur(a))&&(o=wt(a)),N.set(a,o),o}var s=!(a.f&512)&&!W&&U!==null&&!!(U.f&512),c=(a.f&ee)===0;tr(a)&&(s&&(a.f|=512),Tt(a)),s&&!c&&(Dt(a),lr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function lr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Dt(r),lr(r))}}function ur(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(N.has(t)||t.f&2&&ur(t))return!0;return!1}function dr(e){var t=W;try{return W=!0,e()}finally{W=t}}function fr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(C in e)pr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&C in n&&pr(n)}}}function pr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{pr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var mr=[`touchstart`,`touchmove`];function hr(e){return mr.includes(e)}var gr=Symbol(`events`),_r=new Set,vr=new Set;function yr(e,t,n,r={}){function i(e){if(r.capture||Tr.call(t,e),!e.cancelBubble)return ft(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function br(e,t,n,r,i){var a={capture:r,passive:i},o=yr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Cn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function xr(e,t,n){(t[gr]??={})[e]=n}function Sr(e){for(var t=0;t<e.length;t++)_r.add(e[t]);for(var n of vr)n(e)}var Cr=null,wr=!1;function Tr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Cr=e,wr||(wr=!0,setTimeout(()=>{wr=!1,Cr=null}));var s=0,c=Cr===e&&e[gr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[gr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=U,f=K;G(null),Kn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[gr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[gr]=t,delete e.currentTarget,G(d),Kn(f)}}}var Er=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Dr(e){return Er?.createHTML(e)??e}function Or(e){var t=_n(`template`);return t.innerHTML=Dr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Z(e,t){var n=K;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function kr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Z(E,null),E;i===void 0&&(i=Or(a?e:`<!>`+e),n||(i=L(i)));var t=r||sn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Z(o,s)}else Z(t,t);return t}}function Ar(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Z(E,null),E;if(!o){var e=L(Or(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Z(n,r)}else Z(t,t);return t}}function jr(e,t){return Ar(e,t,`svg`)}function Mr(e=``){if(!T){var t=I(e+``);return Z(t,t),t}var n=E;return n.nodeType===3?vn(n):(n.before(n=I()),D(n)),Z(n,n),n}function Nr(){if(T)return Z(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Z(t,n),e}function Pr(e,t){if(T){var n=K;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=E),Oe()}else e!==null&&e.before(t)}function Fr(){if(T&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Ir(e){let t=0,n=qt(0),r;return()=>{Sn()&&(X(n),kn(()=>(t===0&&(r=dr(()=>e(()=>$t(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,$t(n))})})))}}var Lr=ne|re;function Rr(e,t,n,r){new zr(e,t,n,r)}var zr=class{parent;is_pending=!1;transform_error;#e;#t=T?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Set;#p=new Set;#m=null;#h=Ir(()=>(this.#m=qt(this.#l),()=>{this.#m=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=K;t.b=this,t.f|=128,n(e)},this.parent=K.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=jn(()=>{if(T){let e=Me(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#_(t)}else t?this.#b():this.#g()}else this.#x()},Lr),T&&(this.#e=E)}#g(){try{this.#a=V(()=>this.#r(this.#e))}catch(e){this.error(e)}}#_(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#v(e);k(r),t&&(this.#s=V(()=>{t(this.#e,()=>e,()=>n)}))}#v(e){var t=!1,n=!1;let r=()=>{this.#y()||(t?Ee():(t=!0,n&&qe(),this.#s!==null&&Rn(this.#s,()=>{this.#s=null}),this.#C(()=>{this.#x()})))};return{reset:r,invoke_onerror:()=>{if(!this.#y())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){z(e,this.#i&&this.#i.parent)}}}}#y(){return(this.#i.f&(S|te))!==0}#b(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=V(()=>e(this.#e)),k(()=>{if(!this.#y()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#C(()=>{try{return V(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){z(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#S(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Rn(this.#o,()=>{this.#o=null}),this.#S(j))}}))}#x(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=V(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Hn(this.#a,e);let t=this.#n.pending;this.#o=V(()=>t(this.#e))}else this.#S(j)}catch(e){this.error(e)}}#S(e){this.is_pending=!1,e.transfer_effects(this.#f,this.#p)}defer_effect(e){ct(e,this.#f,this.#p)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#C(e){var t=K,n=U,r=O;Kn(this.#i),G(this.#i),Xe(this.#i.ctx);try{return Lt.ensure(),e()}finally{Kn(t),G(n),Xe(r)}}#w(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#S(t),this.#o&&Rn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#w(e,t)}update_pending_count(e,t){this.#w(e,t),this.#l+=e,!(!this.#m||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#m&&Zt(this.#m,this.#l)}))}get_effect_pending(){return this.#h(),X(this.#m)}error(e){if(e===ye||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#y()||this.#T(e)})):this.#T(e)}#T(e){this.#a&&=(H(this.#a),null),this.#o&&=(H(this.#o),null),this.#s&&=(H(this.#s),null),T&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#y())return;let{reset:n,invoke_onerror:r}=this.#v(e);r(),t&&!this.#y()&&(this.#s=this.#C(()=>{try{return V(()=>{var r=K;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return z(e,this.#i.parent),null}}))};k(()=>{if(!this.#y()){var t;try{t=this.transform_error(e)}catch(e){z(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>z(e,this.#i&&this.#i.parent)):n(t)}})}};function Br(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[he]??=e.nodeValue)&&(e[he]=n,e.nodeValue=`${n}`)}function Vr(e,t){return Ur(e,t)}var Hr=new Map;function Ur(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){un();var l=void 0,u=En(()=>{var s=n??t.appendChild(I());Rr(s,{pending:()=>{}},t=>{$e({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),T&&Z(t,null),l=e(t,i)||tt(),T&&(K.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw we(),ye;et()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=hr(r);for(let e of[t,document]){var a=Hr.get(e);a===void 0&&(a=new Map,Hr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Tr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(_r)),vr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Hr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Tr),r.delete(e),r.size===0&&Hr.delete(n)):r.set(e,i)}vr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Wr.set(l,u),l}var Wr=new WeakMap,Gr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Bn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Bn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(H(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Hn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else H(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Rn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(H(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=gn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:V(()=>t(a)),fragment:i})}else this.#t.set(e,V(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=E),this.#a(n)}},Kr=0,qr=1,Jr=2;function Yr(e,t,n,r,i){T&&Oe();var a=nt(),o=w,s=a?qt(o):Jt(o,!1,!1),c=a?qt(o):Jt(o,!1,!1),l=new Gr(e);jn(()=>{var a=j,o=t(),u=!1;let d=T&&p(o)===(e.data===`[!`);if(d&&(D(je()),De(!1)),p(o)){var f=ht(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Lt.ensure();try{e()}finally{gt(!1),jt||Rt()}}};o.then(t=>{e(()=>{Zt(s,t),l.ensure(qr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Zt(c,t),l.ensure(Jr,i&&(e=>i(e,c))),!i)throw c.v})}),T?l.ensure(Kr,n):k(()=>{m||e(()=>{l.ensure(Kr,n)})})}else Zt(s,o),l.ensure(qr,r&&(e=>r(e,s)));return d&&De(!0),()=>{u=!0}})}function Xr(e,t,n=!1){var r;T&&(r=E,Oe());var i=new Gr(e),a=n?ne:0;function o(e,t){if(T){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,De(!1),i.ensure(e,t),De(!0);return}}i.ensure(e,t)}jn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Zr=Symbol(`NaN`);function Qr(e,t,n){T&&Oe();var r=new Gr(e),i=!nt();jn(()=>{var e=t();e!==e&&(e=Zr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function $r(e,t){return t}function ei(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Rn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ti(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;hn(d),d.append(u),e.items.clear()}ti(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ti(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Hn(a,document.createDocumentFragment())):H(t[i],n)}}var ni;function ri(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?D(L(u)):u.appendChild(I())}T&&Oe();var d=null,f=St(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,ai(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,si(d,null,c)):Bn(d):Rn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:jn(()=>{var e=X(f),t=e.length;let r=!1;T&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),De(!1),r=!0);for(var u=new Set,_=j,v=gn(),y=0;y<t;y+=1){T&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,De(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Zt(S.v,b),S.i&&Zt(S.i,y),v&&_.unskip_effect(S.e)):(S=oi(l,m?c:ni??=I(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=V(()=>s(c)):(d=V(()=>s(ni??=I())),d.f|=ae)),t>u.size&&Re(``,``,``),T&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&De(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=E)}function ii(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ai(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ii(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Bn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)si(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ci(e,d,_),ci(e,_,y),si(_,y,n),d=_,p=[],m=[],l=ii(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)si(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ci(e,S.prev,ee.next),ci(e,d,S),ci(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),si(_,l,n),ci(e,_.prev,_.next),ci(e,_,d===null?e.effect.first:d.next),ci(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ii(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ii(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ti(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=ii(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ei(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function oi(e,t,n,r,i,a,o,s){var c=o&1?o&16?qt(n):Jt(n,!1,!1):null,l=o&2?qt(i):null;return{v:c,i:l,e:V(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function si(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=R(r);if(a.before(r),r===i)return;r=o}}function ci(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function li(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;T&&(o=D(L(c)))}An(()=>{var e=K;if(s===(s=t()??``))T&&Oe();else if(n&&!T)e.nodes=null,c.innerHTML=s,s!==``&&Z(L(c),c.lastChild);else if(e.nodes!==null&&(In(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(T){for(var a=E.data,l=Oe(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=R(l);if(l===null)throw we(),ye;Z(E,u),o=D(l)}else{var d=_n(r?`svg`:i?`math`:`template`,r?xe:i?Se:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Z(L(f),f.lastChild),r||i)for(;L(f);)o.before(L(f));else o.before(f)}}})}function ui(e,t,...n){var r=new Gr(e);jn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function di(e,t,n){var r;T&&(r=E,Oe());var i=new Gr(e);jn(()=>{var e=t()??null;if(T&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,De(!1),i.ensure(e,e&&(t=>n(t,e))),De(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function fi(e,t,n){Dn(()=>{var r=dr(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};kn(()=>{var e=n();fr(e),i&&Pe(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function pi(e,t){var n=void 0,r;Mn(()=>{n!==(n=t())&&(r&&=(H(r),null),n&&(r=V(()=>{Dn(()=>n(e))})))})}function mi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=mi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function hi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=mi(e))&&(r&&(r+=` `),r+=t);return r}function gi(e){return typeof e==`object`?hi(e):e??``}var _i=[...` 	
\r\f\xA0\v﻿`];function vi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||_i.includes(r[o-1]))&&(s===r.length||_i.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function yi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function bi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function xi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(bi)),i&&c.push(...Object.keys(i).map(bi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=bi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=yi(r)),i&&(n+=yi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Si(e,t,n,r,i,a){var o=e[pe];if(T||o!==n||o===void 0){var s=vi(n,r,a);(!T||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[pe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ci(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function wi(e,t,n,r){var i=e[me];if(T||i!==t){var a=xi(t,r);(!T||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[me]=t}else r&&(Array.isArray(r)?(Ci(e,n?.[0],r[0]),Ci(e,n?.[1],r[1],`important`)):Ci(e,n,r));return r}function Ti(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ei(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Ai(c);Ti(c,i?a.includes(l):rn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Di(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Te();for(var i of t.options)i.selected=n.includes(Ai(i))}else{for(i of t.options)if(rn(Ai(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}}function Oi(e){var t=new MutationObserver(t=>{t.every(ji)||(`__defaultValue`in e&&Ei(e,!1),`__value`in e&&Di(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Cn(()=>{t.disconnect()})}function ki(e,t,n=t){var r=new WeakSet,i=!0;pt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ai);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ai(o)}n(a),e.__value=a,j!==null&&r.add(j)}),Dn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(Di(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ai(s),n(a))}e.__value=a,i=!1})}function Ai(e){return`__value`in e?e.__value:e.value}function ji(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Mi=Symbol(`is custom element`),Ni=Symbol(`is html`),Pi=ve?`link`:`LINK`,Fi=ve?`progress`:`PROGRESS`;function Ii(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;zi(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;zi(e,`checked`,null),e.checked=r}}};e[ge]=n,k(n),dt()}}function Li(e,t){var n=Bi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Fi)&&(e.value=t??``)}function Ri(e,t){var n=Bi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function zi(e,t,n,r){var i=Bi(e);T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Pi)||i[t]!==(i[t]=n)&&(t===`loading`&&(e[de]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Hi(e).has(t)?e[t]=n:e.setAttribute(t,n))}function Bi(e){return e[fe]??={[Mi]:e.nodeName.includes(`-`),[Ni]:e.namespaceURI===be}}var Vi=new Map;function Hi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Vi.get(t);if(n)return n;Vi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Ui(e,t,n=t){var r=new WeakSet;pt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Gi(e)?Ki(a):a,n(a),j!==null&&r.add(j),await cr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||dr(t)==null&&e.value)&&(n(Gi(e)?Ki(e.value):e.value),j!==null&&r.add(j)),kn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}Gi(e)&&n===Ki(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Wi(e,t,n=t){pt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||dr(t)==null)&&n(e.checked),kn(()=>{e.checked=!!t()})}function Gi(e){var t=e.type;return t===`number`||t===`range`}function Ki(e){return e===``?null:+e}var qi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Ji(e,t,n){var r=qi.observe(e,()=>n(e[t]));Dn(()=>(dr(()=>n(e[t])),r))}function Yi(e,t){return e===t||e?.[C]===t}function Xi(e=tt(),t,n,r){var i=O.r,a=K;return Dn(()=>{var o,s;return kn(()=>{o=s,s=r?.()||[],dr(()=>{Yi(n(...s),e)||(t(e,...s),o&&Yi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Yi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Zi(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?kn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Cn(()=>{n.removeEventListener(t,a)})}var Qi=!1;function $i(e){var t=Qi;try{return Qi=!1,[e(),Qi]}finally{Qi=t}}var ea={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===C||t===ue)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ta(...e){return new Proxy({props:e},ea)}function na(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=vt(r),X(u)):(l&&(l=!1,c=s?dr(r):r),c);let f;if(o){var p=C in e||ue in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=$i(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?vt:St)(()=>(v=!1,g()));o&&X(y);var b=K;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?tn(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Wn&&v||b.f&16384?y.v:X(y)})}function ra(e){O===null&&Ie(`onMount`),wn(()=>{let t=dr(e);if(typeof t==`function`)return t})}function ia(e){O===null&&Ie(`onDestroy`),ra(()=>()=>dr(e))}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var aa=`# The browser table, in English.

# Lists, for names
nobody = nobody
list-end = { $first } and { $last }

# Around
home = Home
about = About
settings = Settings
language = Language
theme = Theme
theme-auto = as the device
theme-light = light
theme-dark = dark
speed = Speed of moves
speed-slow = calm
speed-normal = normal
speed-fast = fast
speed-none = at once
speed-step = wait after each player
sound = Sounds
close = Close
loading = One moment…
site-menu = Pages
skip-to-main = To the content
no-page = There is no such page
no-answer = No answer
no-answer-text = The server does not answer at the moment. Nothing is lost; try again.
try-now = Try now
reload = Reload
install = Install on this device
offline = No connection
offline-text = The table cannot be reached from here at the moment. Nothing is lost: your games stand as they were, and this page goes on by itself as soon as there is a connection.

# Home
home-title = Four pirate games, one table
home-lead = Pick a game and play at once against bots, or set a table and send your friends a link. Every die and every draw can be checked afterwards.
play-bots = Play against bots
start-bots = Play { $game } against bots
starting = Starting…
set-table = Set a table
set-table-for = A table for { $game }
rules = Rules
seats-range = { $least } to { $most } players
your-tables = Your tables
open-tables = Tables to join or watch
history = History
seats-open = { $count ->
    [0] about to begin
    [one] one seat open
   *[other] { $count } seats open
}
others-turn = others are thinking
can-watch = being played; you may watch
finished = finished: see it again
unseen = { $count ->
    [one] one move since your last visit
   *[other] { $count } moves since your last visit
}
guest-name = Guest
bots-are = Bots play
blurb-buccaneer = Climb on the others’ stacks, lead the crew you gather against a ship, and pay everyone who came along.
pace-buccaneer = About 45 minutes · light: short turns, and everyone needs the others
blurb-winds_of_plunder = Vote on the wind, sail where it blows, plunder ports and each other for fame and treasure.
pace-winds_of_plunder = 1 to 2 hours · medium: much to weigh, little luck
blurb-seven_seas = Choose a character in secret, send your ships against caravans and let the dice fall where they may.
pace-seven_seas = About an hour · light to medium: bluff, and a tray full of dice
blurb-plunder = Sail an unknown map, arm your ships, take islands, trade, threaten and dig where the X is.
pace-plunder = 1 to 2 hours · light to medium: dice, trade and talk

# Setting a table
your-name = Your name
name = Name
how-many = Players
seats = Seats
seat-number = Seat { $number }
seat-me = you
seat-invite = by link
seat-bot = a bot
seat-local = at this device
seat-open = open seat
bot-level = Bot
options = Options
option-none = as usual
clock = Clock
clock-off = none
clock-live = live: 45 seconds a move, 10 minutes in the bank
clock-correspondence = by letter: 3 days a move
public = Anybody may watch and join
make-table = Set the table

# Joining
join-seat = You are invited to a table
join-watch = You are invited to watch
join-host = This link lets you host the table
sit-down = Sit down
watch = Watch
no-link = This link leads nowhere
no-link-text = It may have been used up or replaced by a newer one. Ask whoever sent it for another.
invite = Invite
invite-text = Send each person the link of a seat. The game begins when all seats are taken.
invite-make = Make a link
invite-link = Link to this seat
watch-link = Link for watching
spectators = Spectators
copy = Copy
copied = Copied
waiting-for-players = Waiting for players

# Table
table = Table
table-menu = Table menu
panels = Panels
tab-choose = Choose
tab-log = Log
tab-chat = Chat
tab-words = In words
your-turn = Your turn
your-turn-short = your turn
thinks = to answer
you = you
away = away
seat-devices = on { $count } devices
device-new = Your seat has been opened on another device.
device-mine = That was me
device-close = Close it there
waiting-for = Waiting for { $names }
answered-sealed = Your answer is sealed. Waiting for the others.
choices = What you can do now
all-choices = Show all { $count } choices
fold-count = { $count ->
    [one] one choice
   *[other] { $count } choices
}
fold-back = Back
show-rule = Rule { $rule }
typed = { $typed }… another digit, or Enter
mind = Mind: { $why }.
odds-win = win
odds-tie = tie
odds-lose = lose
advice = What would you do?
advised = a bot would
advised-because = Because { $reasons }.
advised-on-the-whole = Because it comes out best on the whole; no single thing decides.
composing = You are putting this together; nobody sees it yet.
step-back = One step back
drop = Drop it
go-on = Go on
skip = Skip
plays = { $name } plays
since-your-move = Since your last move
recap-more = { $count ->
    [one] (one thing more)
   *[other] ({ $count } things more)
}
recap-change = How the score has changed
log-empty = Nothing has happened yet.
log-round = Round { $round }
undo = Undo
undo-not = Undo is not possible by yourself: { $why }.
taken-back = { $name } takes the last move back.
help = Help
menu = Menu
rules-of = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
rules-print = Print
rules-found = { $count ->
    [0] no rule says that
    [one] 1 rule
   *[other] { $count } rules
}
meanings = What the names mean
figures = Figures
figures-assumed = { $count ->
    [one] 1 of { $total } component figures is assumed: we know no source for it. If you own the game, you can correct it.
   *[other] { $count } of { $total } component figures are assumed: we know no source for them. If you own the game, you can correct them.
}
figures-known = All component figures are taken from the rules or a source.
figures-inferred = { $count ->
    [one] One more figure follows from others.
   *[other] { $count } more figures follow from others.
}
figures-list = Which ones
game-by = A game by { $designers }, published by { $publisher }. This is our own implementation, in our own words and pictures.
log = Log
earlier = { $count ->
    [one] Show the earlier entry
   *[other] Show { $count } earlier entries
}
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
send = Send
days = { $count } d
game-over = The game is over
ended-by-vote = Ended by vote
place = Place
player = Player
score = Score
winner = winner
rematch = Play again
share = Share
share-failed = No picture could be made.
won-with = { $count ->
    [one] { $names } wins with { $score ->
        [one] one point
       *[other] { $score } points
    }
   *[other] { $names } win together with { $score ->
        [one] one point
       *[other] { $score } points
    }
}
you-came = { $place ->
    [1] { $shared ->
        [yes] You share the win.
       *[no] You have won.
    }
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
   *[other] You came sixth.
}
ahead-of = { $count ->
    [0] Level with { $name } in points, ahead by the tie-break.
    [one] One ahead of { $name }.
   *[other] { $count } ahead of { $name }.
}
score-lines = Scores over the game
score-start = Start
score-moves = { $count } moves
goes-ahead = Move { $row }: { $winner } goes ahead of { $passed } and stays there.
luckiest = Luckiest: { $name }, whose dice showed { NUMBER($pips, maximumFractionDigits: 1) } more in all than dice do on average.
replay = Replay

# Menu
your-seat = Your seat
hand-over = Let a bot play for me
hand-over-sure = A bot plays on in your place. You can take the seat back, but not what it has done.
hand-over-yes = Let the bot play ({ $bot })
take-back-seat = Play myself again
ask-undo = Ask the others to let you undo
ask-end = Ask the others to end the game
end-sure = The game ends without a result if everyone agrees.
end-yes = Ask for the end
leave = Leave the table
leave-sure = A bot will play your seat until you come back.
leave-sure-open = Your seat will be open again, for anybody who is invited.
leave-yes = Leave
stay = Stay
report = Save a bug report
report-text = It holds what you could see of this game and the version, nothing hidden and no secrets.
keys = Keys
keys-text = Number: choose (Enter where a longer number is possible). Arrows: walk through the choices. C: to the choices. U: undo. W: why not. ?: rules. Esc: let go. Space: skip the movement, or show the next player.
vote-undo = { $name } asks to take the last move back.
vote-end = { $name } asks to end the game.
agree = Agree
refuse = Refuse
vote-waits = Waiting for the others’ answer.

# Why not
why-not = Why not…?
why-not-text = What is not possible at the moment, and the rule against it. On the board it is enough to touch a piece.
not-now = Not now: { $why }.
why-nothing = There is nothing to do with this at the moment.
why-other-question = Everything else waits: it does not answer the question that is asked now.
why-nothing-forbidden = No rule forbids you anything here: what you can do is in the list.
and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

# Since the last visit
since-last-visit = Since your last visit
digest-show = What happened
digest-replay = See it again

# Guided first game
learn = Learn by playing
guide = Guide
guide-next = Next
guide-done = Got it
guide-stop = Stop the guide
guide-choose = When it is your turn you choose here: by sentence, by its number, or by touching the pieces that glow in brass on the board. You cannot do anything wrong; what is not allowed is not on offer.
guide-why = Curious why something is not possible? Touch a piece that does not glow, or press “Why not…?”, and the rule is named.

# QR codes
qr = QR code
qr-alt = QR code of the link { $link }
qr-only-here = Only this machine reaches the server at the moment. To play with others at home, let it listen on your network when it starts; then a QR code stands here.

# Accounts
account = Account
account-nobody = You have not told your name here yet. You can play without an account.
account-guest = You play as { $name }, a guest of this browser. With an account you find your tables from any device.
account-yours = You are signed in as { $name }.
sign-up = Make an account
sign-up-text = Your tables and your history go with you. A name and a password, nothing else.
sign-in = Sign in
sign-in-text = If you have an account on this server.
sign-out = Sign out
sign-out-elsewhere = Sign out everywhere else
devices = Where you are signed in
device-since = Since { $date }
device-here = here
change-password = Change the password
password-fresh = New password
password-changed = The password is changed, and you are signed out everywhere else.
password = Password
history-empty = No game is finished yet.
forget-me = Be forgotten
forget-me-text = Account, sessions and permissions go; finished games stay without your name. This cannot be undone.
forget-me-yes = Forget me for good
error-name-taken = An account of that name exists already.
error-wrong-password = No account has this name and password.
error-has-account = You have an account already.
error-no-password = The password is needed for this.
error-bad-request = Something in this form does not fit.

# Notifications
notify-on = Tell me when it is my turn
notify-off = No longer tell me when it is my turn
notify-denied = Notifications are blocked for this page in your browser’s settings.
notify-impossible = Notifications need https, or the machine the server runs on. The tab’s title tells you when it is your turn.

# Bots
bot-random = random
bot-heuristic = heuristic
bot-search = search
bot-deckhand = easy
bot-deckhand-about = Overlooks much, forgets what others hold, and thinks of nothing beyond its move.
bot-mate = normal
bot-mate-about = Looks one answer ahead, and forgets some of its choices.
bot-captain = hard
bot-captain-about = Thinks through some turns in its head.
bot-commodore = expert
bot-commodore-about = Thinks through many turns, and takes its time.

# Talk
chat-to-team = To my team only
chat-team-only = to the team
mute = Mute { $name }
unmute = Let { $name } talk again
mute-outsiders = Mute those who watch
unmute-outsiders = Let those who watch talk again
complain = Report to whoever runs this server
complain-text = What happens here that should not? What was said lately is sent along.
complain-told = It has been passed on.

# Pass and play
curtain-title = { $name } is next
curtain-text = Hand the device over. What others may not see is behind the curtain.
curtain-side = Log, talk and choices are behind the curtain, too.
curtain-open = I am { $name }

# Trouble
connecting = Connecting…
reconnecting = Reconnecting…
lost-explained = The connection is lost and being made again. What you sent is safe; the table waits.
offline-explained = This device is offline. The table waits; it goes on when the network is back.
new-version = There is a new version of this page. The game goes on after a reload.
table-gone = This table is not there
table-gone-text = It does not exist, or it is not open to you. Whoever hosts it can send you a link.
error-question-gone = The table has moved on meanwhile. This is how it stands now.
error-over = The game is over.
error-not-started = The game has not begun yet.
error-many-tables = Too many tables of this host are not over yet. End some of them first.
error-cannot-write = The server cannot write at the moment, perhaps because its disk is full. Nothing was lost: try again in a while.
error-too-many = That was a little fast. Wait a moment and try again.
error-no-answer = The server did not answer. Nothing was lost; try again.
error-no-advice = The host has switched advice off at this table.
error-no-session = Your session has ended. Sign in again, or follow your link.
error-not-your-seat = This seat is no longer yours.
error-two-seats = You sit in one seat; others at this device sit in seats of their own.
error-seat-taken = Somebody else sits there already.
error-table-full = No seat is open at this table any more.
error-bots-failed = No bot can give advice here; it has been noted.
error-muted = The host has muted you.
error-undo-refused = That cannot be taken back now.
error-link = No link could be made.
error-database-away = The server cannot reach its data at the moment. Try again.
error-fault = Something went wrong at the server; it has been noted.
error-other = That did not work ({ $code }).

# Replay
viewpoint = Seen by
spectator = spectator
to-table = To the table
journal = Journal
to-start = To the start
back = One move back
forward = One move on
play = Play
pause = Pause
move = Move
move-of = Move { $at } of { $last }

# About
about-text = Freebooter is one open platform for pirate board games: a rules engine, fair bots, and this table.
about-fair = It is fair by construction: the server commits to its dice before the game begins, and bots see no more than you would in their seat.
credits = Credits
credit-icons = Icons by Lorc, Delapouite and contributors,
credit-fonts = Typefaces:

# Buccaneer
bucc-board = The board of Buccaneer: ships in sight above, each player’s beach with stacks of pirates below
bucc-fold-onto = Onto { $name }’s pirates
bucc-crew = crew
bucc-earns = earns
bucc-boarded = boarded
bucc-stack = { $name }’s { $wage }, { $height ->
    [1] alone
   *[other] leading a stack of { $height }
}
bucc-sloop = Sloop
bucc-brig = Brig
bucc-galleon = Galleon
bucc-to-come-short = { $count } to come
bucc-to-come = { $count ->
    [0] no more ships to come
    [one] 1 ship to come
   *[other] { $count } ships to come
}
bucc-ship = Ship { $ship }: { $ducats } ducats, crew of { $crew } or more, “?” earns { $unknown }; on board: { $treasures }

# Pieces, as the page of the rules shows them
piece-pirates = A player’s five pirates, with what they earn
piece-stack = A stack: its top pirate is the captain
piece-tile = A tile: its points, and what it gives
piece-ship = A player’s ship
piece-empty = An empty ship
piece-loaded = A loaded ship
piece-double = A ship with a Double Hold
piece-caravan-die = A ship of the caravan
piece-pirate-die = A pirate’s ship
piece-fort = { $count ->
    [one] An island with one skull
   *[other] An island with { $count } skulls
}
piece-merchant = A merchant’s island
piece-bare-ship = A new ship with its three lives
piece-full-ship = A ship with two masts and two cannons

# What boards share
your-hand = Your hand
no-cards = no cards
hand-size = Cards in hand
ships = Ships
islands = Islands
point-cards = Plunder Point cards
storm = Storm

# Plunder
plunder-board = The map of Plunder: islands, ports, barriers, storm, X tokens and ships
plunder-fold-merchant = From the merchant
plunder-fold-talk = Trade and threats
plunder-fold-tile = Rows { $top } to { $bottom }, columns { $left } to { $right }
plunder-fold-row = Row { $row }, columns { $left } to { $right }
plunder-ship = { $name }’s ship { $number } at { $cell }: lives { $lives }, cannons { $cannons }, masts { $masts }
plunder-token = X at { $cell }
plunder-ship-number = ship { $number }
plunder-island-at = the island at { $port }
plunder-nobody = nobody’s
plunder-takes = takes the island
plunder-loses-life = loses a life
plunder-sinks = loses the ship
sailing-die = Sailing die
steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
stacks = Open stacks
yard = Shipyard
your-offer = Your offer
you-give = You give
you-get = You get

# Winds of Plunder
winds-board = The sea chart of Winds of Plunder: four areas, twelve ports with their tiles, ships and reputation cubes
winds-port = { $port }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}; { $items }
winds-fold-sail = Sail to a port
winds-fold-bids = Bid { $low } to { $high } Wind Cubes
winds-fold-ports = A tile in a port
winds-fold-bar = A tile on the rotation bar
winds-fold-give = Give { $item }
winds-ship = { $name }’s ship
winds-wind = The wind: { $wind }
winds-round = Round { $round } of { $rounds }
winds-bar = Rotation bar
winds-points = { $count ->
    [one] { $name }: 1 action point
   *[other] { $name }: { $count } action points
}
winds-bonus = { $name }: the bonus point
winds-gust-name = Gust of Wind
winds-gust = a Gust of Wind
winds-chart-of = A chart of the
winds-chart-name = Caribbean
winds-area-gulf = I · The Gulf
winds-area-bahamas = II · The Bahamas
winds-area-hispaniola = III · Hispaniola
winds-area-windward = IV · Windward Isles
winds-land-yucatan = Yucatán
winds-land-honduras = Honduras
winds-land-florida = Florida
winds-land-cuba = Cuba
winds-land-haiti = Hispaniola
winds-sea-atlantic = Atlantic Ocean
winds-cubes = Wind Cubes
winds-reserve = Reserve
winds-booty = Booty
winds-vote = Vote for the wind
winds-deck = { $count } left
winds-treasures = Treasure deck
your-maps = Your treasure maps

# Pirates of the 7 Seas
seas-characters = Characters
seas-fold-buy = Buy ships
seas-fold-bargain = Bargain away two goods
seas-used = lies in front, used
seas-tray = { $count ->
    [one] 1 die in the tray
   *[other] { $count } dice in the tray
}
seas-tray-empty = the tray
seas-round = Round { $round }
seas-last = the last is round { $round }
seas-deck = { $count ->
    [one] 1 Adventure card left
   *[other] { $count } Adventure cards left
}
seas-draw = Draw an Adventure card
seas-first = first
seas-chosen = has chosen
seas-fleet = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
seas-corsair = Corsair of
seas-played-by = played by { $names }
seas-turn = now
seas-reserve = { $count } in reserve
seas-tiles = Corsair tiles
seas-course = What the throw came to
seas-caravan = Caravan
seas-curse = Curse
seas-port = Port
seas-played = Played

# Parts of boards that scroll
beside-board = Beside the board
board-near = Come near
board-whole = Whole board
sheet-raise = More room for choices
sheet-lower = Less room for choices

# Boards
trade-table = Trade table
trade-gives = gives
trade-gets = gets
nothing = nothing
battle = Battle
attacks = attacks
defends = defends
wins = wins
mast-steps = { $count } by mast
seas-no-throw = no dice thrown yet
seas-sunk = sunk
seas-taken = taken
seas-escaped = escaped
seas-now = acts now
seas-alone = alone
seas-cards = cards
seas-guards = { $count ->
    [one] 1 guard on the island
   *[other] { $count } guards on the island
}
bucc-boarded-by = { $ship } boarded
winds-draw = Draw a card ({ $count } left)

# The chance of a game, checked by the browser

chance-promise = The seed of the dice is drawn and sealed: { $commitment }…
chance-gathers = The game is about to begin
chance-gathers-text = Every browser now shows what it adds to the dice, so that nobody could choose them alone. If one is not there, the game begins without it in half a minute.
chance-checking = The dice of this game are being checked…
chance-checked = The dice of this game were checked: { $count ->
    [one] one draw
   *[other] { $count } draws
}
chance-false = The dice of this game do not hold
chance-unchecked = The dice of this game could not be checked.
chance-seed = The seed is the one that was sealed before the game, as this browser kept it.
chance-seed-late = The seed fits the seal that the table shows; this browser had not seen that before the end.
chance-draws = Every draw follows from the seed and from what the players’ browsers added.
chance-added = Added to the dice by their browsers: { $names }.
chance-withheld = Sealed, but never shown: { $names }. Whoever runs this server could have chosen between two games together with such a seat.
chance-anew = Somebody left when what was sealed had been shown, and all sealed anew: { $count ->
    [one] once
   *[other] { $count } times
}.
chance-nothing = Added nothing: { $names }.
chance-rules = That the draws fit the rules is checked by “freebooter verify” with the journal.
chance-journal = Keep the journal
chance-fault-algorithm = The draws were made in a way that this browser does not know.
chance-fault-seed = The seed is not the one that was sealed.
chance-fault-commitment = The seal is not the one that this browser was shown before the game.
chance-fault-pledges = What the seats had sealed was changed after this browser saw it.
chance-fault-nonce = What { $name } added is not what they had sealed.
chance-fault-left-out = What this browser sent for { $name } was left out.
chance-fault-order = The draws do not follow each other as they should: { $draw }.
chance-fault-draw = The seed does not give this draw: { $draw }.
chance-fault-outcome = What came out is not what was drawn: { $draw }.

# Letters
letters = Letters about your turns
letters-text = In slow games a letter can tell you that it is your turn, while you are not looking at the table. The address is for nothing else, and one link in every letter ends them.
letters-address = E-mail address
letters-often = How often
letters-turn = at every turn
letters-daily = once a day at most
letters-want = Send me letters
letters-end = No more letters
letters-asked = A letter is on its way to { $address }. Follow the link in it, and the others will come.
letters-go = Letters go to { $address }.
letters-confirmed = Thank you: letters will tell you of your turns.
letters-stopped = No more letters will come.
error-no-letters = These letters have ended already.
error-no-mail = This server writes no letters.

# Tables in lists, and what is over
group-others = Others are thinking
group-open = Waiting for players
list-won = You won
list-place = You came { $place } of { $of }
rematch-of = Play again: { $game }, { $when }
history-all = All your games
history-of = Games of { $name }
history-more = Earlier games
history-filters = Look for games
game = Game
tally-played = Played
together-with = Games with { $name }
people-here = People at this table
people-met = People you have played with
people-games = { $count ->
    [one] one game
   *[other] { $count } games
}
error-no-person = There is nobody here with whom you have played.
tally-won-you = You won
tally-won-by = { $name } won
tally-won = Won
filter-all = all
filter-outcome = How it went
outcome-won = won
outcome-lost = not won
outcome-ended = ended by vote
filter-player = Played with
filter-look = Look
filter-nothing = No game fits.

# Before the start
yes = yes
no = no
facts-host = Set by
facts-length = Length
facts-usual = as usual
facts-figures = The set “{ $name }”
facts-differing = { $count ->
    [one] 1 figure differs from the standard set
   *[other] { $count } figures differ from the standard set
}
share-link = Share the link
share-text = A seat is waiting for you at a table of { $game }.
while-waiting = While you wait
practise = Practise against bots
fill-bots = Fill with bots and begin

# Own the box?
own-box = Own the box?
own-box-text = The pictures on cards and tiles are in no rulebook: { $assumed } of { $total } figures here are assumed. Take out your copy, correct what differs and tick what is right. What you enter is a set of your own that you can choose whenever you set a table.
sets = Your sets
set-of = { $name }’s copy
set-mine = My copy
set-new = Enter a copy
set-import = Take a set from a file
set-edit = Open
set-edit-named = Open { $name }
set-export = Save as a file
set-export-named = Save { $name } as a file
set-delete = Delete
set-delete-named = Delete { $name }
set-delete-sure = Delete { $name } for good
set-no-file = This file is no figure set.
set-form = Figures of your copy
set-name = Name of the set
set-single = Single figures
set-assumed = { $count ->
    [0] nothing assumed of { $total }
   *[other] { $count } of { $total } assumed
}
set-all-printed = All of these are as printed
set-all-printed-of = All of these are as printed: { $name }
set-keep = Keep this set
set-kept = Kept. You can choose it when you set a table.
set-standard = the standard set
mark-rulebook = from the rulebook
mark-source = from a source
mark-inferred = follows from others
mark-assumed = assumed
mark-printed = as printed
list-add = One more: { $name }
list-add-to = One more: { $name }
list-drop-from = One less: { $name }
list-drop = Take away { $name }
list-drop-short = Take away
error-bad-figures = The game cannot be played with these figures.
error-many-sets = Many of your sets are kept here already. Delete some of them first.
error-no-set = This set is not here any more.

# Sounds
sound-volume = Volume
sound-which = What is heard
sound-quiet = While movements are switched off, or this page is out of sight, only your turn and the end are heard.
sound-turn = Your turn: a ship’s bell
sound-pieces = Pieces: wood
sound-coins = Money and points: coins
sound-sea = Ships and wind: the sea
sound-chance = Dice and cards: a rattle
sound-battle = Battle: a drum
sound-end = The end: a concertina
`,oa=`# Il tavolo nel browser, in italiano.

# Elenchi, per i nomi
nobody = nessuno
list-end = { $first } e { $last }

# Attorno
home = Inizio
about = Informazioni
settings = Impostazioni
language = Lingua
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
speed = Velocità delle mosse
speed-slow = tranquilla
speed-normal = normale
speed-fast = veloce
speed-none = immediata
speed-step = aspetta dopo ogni giocatore
sound = Suoni
close = Chiudi
loading = Un momento…
site-menu = Pagine
skip-to-main = Al contenuto
no-page = Questa pagina non c’è
no-answer = Nessuna risposta
no-answer-text = Il server al momento non risponde. Nulla è perso; riprova.
try-now = Riprova
reload = Ricarica
install = Installa su questo dispositivo
offline = Nessun collegamento
offline-text = In questo momento il tavolo non è raggiungibile da qui. Niente è perduto: le tue partite stanno come le hai lasciate, e questa pagina prosegue da sola appena c’è di nuovo collegamento.

# Inizio
home-title = Quattro giochi di pirati, un tavolo
home-lead = Scegli un gioco e gioca subito contro i bot, oppure prepara un tavolo e manda un link agli amici. Ogni dado e ogni pesca si possono verificare alla fine.
play-bots = Gioca contro i bot
start-bots = Gioca a { $game } contro i bot
starting = Si comincia…
set-table = Prepara un tavolo
set-table-for = Un tavolo per { $game }
rules = Regole
seats-range = da { $least } a { $most } giocatori
your-tables = I tuoi tavoli
open-tables = Tavoli a cui unirsi o assistere
history = Storia
seats-open = { $count ->
    [0] sta per cominciare
    [one] un posto libero
   *[other] { $count } posti liberi
}
others-turn = gli altri stanno pensando
can-watch = in corso; puoi assistere
finished = finita: rivedila
unseen = { $count ->
    [one] una mossa dalla tua ultima visita
   *[other] { $count } mosse dalla tua ultima visita
}
guest-name = Ospite
bots-are = Livello dei bot
blurb-buccaneer = Sali sulle pile degli altri, guida la ciurma che raduni contro una nave e paga tutti quelli che sono venuti.
pace-buccaneer = Circa 45 minuti · leggero: turni brevi, e si ha bisogno degli altri
blurb-winds_of_plunder = Vota il vento, naviga dove soffia, saccheggia i porti e gli altri per fama e tesori.
pace-winds_of_plunder = Da 1 a 2 ore · medio: molto da soppesare, poca fortuna
blurb-seven_seas = Scegli in segreto un personaggio, manda le navi contro i convogli e lascia cadere i dadi.
pace-seven_seas = Circa un’ora · tra leggero e medio: bluff, e un vassoio pieno di dadi
blurb-plunder = Naviga su una mappa ignota, arma le navi, prendi isole, commercia, minaccia e scava dove c’è la X.
pace-plunder = Da 1 a 2 ore · tra leggero e medio: dadi, scambi e trattative

# Preparare un tavolo
your-name = Il tuo nome
name = Nome
how-many = Giocatori
seats = Posti
seat-number = Posto { $number }
seat-me = tu
seat-invite = con un link
seat-bot = un bot
seat-local = su questo dispositivo
seat-open = posto libero
bot-level = Bot
options = Opzioni
option-none = come di consueto
clock = Orologio
clock-off = nessuno
clock-live = dal vivo: 45 secondi a mossa, 10 minuti di riserva
clock-correspondence = per corrispondenza: 3 giorni a mossa
public = Chiunque può assistere e unirsi
make-table = Prepara il tavolo

# Unirsi
join-seat = Sei invitato a un tavolo
join-watch = Sei invitato ad assistere
join-host = Con questo link ospiti il tavolo
sit-down = Siediti
watch = Assisti
no-link = Questo link non porta a nulla
no-link-text = Forse è già stato usato o sostituito da uno nuovo. Chiedine un altro a chi te l’ha mandato.
invite = Invita
invite-text = Manda a ciascuno il link di un posto. La partita comincia quando tutti i posti sono presi.
invite-make = Crea un link
invite-link = Link per questo posto
watch-link = Link per assistere
spectators = Spettatori
copy = Copia
copied = Copiato
waiting-for-players = Si aspettano i giocatori

# Tavolo
table = Tavolo
table-menu = Menu del tavolo
panels = Pannelli
tab-choose = Scegli
tab-log = Diario
tab-chat = Chat
tab-words = A parole
your-turn = Tocca a te
your-turn-short = tocca a te
thinks = deve rispondere
you = tu
away = assente
seat-devices = su { $count } dispositivi
device-new = Il tuo posto è stato aperto su un altro dispositivo.
device-mine = Sono io
device-close = Chiudilo là
waiting-for = Si aspetta { $names }
answered-sealed = La tua risposta è sigillata. Si aspettano gli altri.
choices = Che cosa puoi fare adesso
all-choices = Mostra tutte le { $count } scelte
fold-count = { $count ->
    [one] una scelta
   *[other] { $count } scelte
}
fold-back = Indietro
show-rule = Regola { $rule }
typed = { $typed }… un’altra cifra, oppure Invio
mind = Attenzione: { $why }.
odds-win = vinci
odds-tie = parità
odds-lose = perdi
advice = Tu che faresti?
advised = così un bot
advised-because = Perché { $reasons }.
advised-on-the-whole = Perché nell’insieme rende di più; nessuna cosa da sola decide.
composing = Lo stai componendo; nessuno lo vede ancora.
step-back = Un passo indietro
drop = Lascia stare
go-on = Avanti
skip = Salta
plays = Gioca { $name }
since-your-move = Dalla tua ultima mossa
recap-more = { $count ->
    [one] (e un’altra cosa)
   *[other] (e altre { $count } cose)
}
recap-change = Quanto è cambiato il punteggio
log-empty = Non è ancora successo nulla.
log-round = Giro { $round }
undo = Annulla
undo-not = Da solo non puoi annullare: { $why }.
taken-back = { $name } ritira l’ultima mossa.
help = Aiuto
menu = Menu
rules-of = { $game }: le regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-print = Stampa
rules-found = { $count ->
    [0] nessuna regola lo dice
    [one] 1 regola
   *[other] { $count } regole
}
meanings = Che cosa significano i nomi
figures = Valori
figures-assumed = { $count ->
    [one] 1 valore su { $total } dei componenti è supposto: non ne conosciamo una fonte. Se possiedi il gioco puoi correggerlo.
   *[other] { $count } valori su { $total } dei componenti sono supposti: non ne conosciamo una fonte. Se possiedi il gioco puoi correggerli.
}
figures-known = Tutti i valori dei componenti vengono dalle regole o da una fonte.
figures-inferred = { $count ->
    [one] Un altro valore segue dagli altri.
   *[other] Altri { $count } valori seguono dagli altri.
}
figures-list = Quali
game-by = Un gioco di { $designers }, pubblicato da { $publisher }. Questa è una nostra realizzazione, con parole e disegni nostri.
log = Diario
earlier = { $count ->
    [one] Mostra la voce precedente
   *[other] Mostra { $count } voci precedenti
}
chat = Chat
chat-say = Di’ qualcosa
chat-empty = Nessuno ha ancora detto nulla.
send = Invia
days = { $count } g
game-over = La partita è finita
ended-by-vote = Terminata di comune accordo
place = Posto
player = Giocatore
score = Punti
winner = vincitore
rematch = Gioca ancora
share = Condividi
share-failed = Non è stato possibile fare un’immagine.
won-with = { $count ->
    [one] Vince { $names } con { $score ->
        [one] un punto
       *[other] { $score } punti
    }
   *[other] Vincono insieme { $names } con { $score ->
        [one] un punto
       *[other] { $score } punti
    }
}
you-came = { $place ->
    [1] { $shared ->
        [yes] La vittoria è anche tua.
       *[no] La vittoria è tua.
    }
    [2] Il tuo posto è il secondo.
    [3] Il tuo posto è il terzo.
    [4] Il tuo posto è il quarto.
    [5] Il tuo posto è il quinto.
   *[other] Il tuo posto è il sesto.
}
ahead-of = { $count ->
    [0] A pari punti con { $name }, in testa per lo spareggio.
    [one] Un vantaggio di 1 su { $name }.
   *[other] Un vantaggio di { $count } su { $name }.
}
score-lines = Punteggi nel corso della partita
score-start = Inizio
score-moves = { $count } mosse
goes-ahead = Mossa { $row }: { $winner } va davanti a { $passed } e ci resta.
luckiest = La fortuna è stata di { $name }: i suoi dadi hanno dato in tutto { NUMBER($pips, maximumFractionDigits: 1) } più della media.
replay = Rivedi

# Menu
your-seat = Il tuo posto
hand-over = Fai giocare un bot per me
hand-over-sure = Un bot gioca al tuo posto. Puoi riprendere il posto, ma non ciò che ha fatto.
hand-over-yes = Lascia giocare il bot ({ $bot })
take-back-seat = Gioco di nuovo io
ask-undo = Chiedi agli altri di poter annullare
ask-end = Chiedi agli altri di finire la partita
end-sure = Se tutti sono d’accordo la partita finisce senza risultato.
end-yes = Chiedi la fine
leave = Lascia il tavolo
leave-sure = Un bot giocherà il tuo posto finché non torni.
leave-sure-open = Il tuo posto sarà di nuovo libero per chi è invitato.
leave-yes = Lascia
stay = Resta
report = Salva una segnalazione
report-text = Contiene ciò che potevi vedere di questa partita e la versione, nulla di nascosto e nessun segreto.
keys = Tasti
keys-text = Numero: scegli (Invio dove è possibile un numero più lungo). Frecce: scorri le scelte. C: alle scelte. U: annulla. W: perché no. ?: regole. Esc: lascia. Spazio: salta il movimento, o mostra il prossimo giocatore.
vote-undo = { $name } chiede di ritirare l’ultima mossa.
vote-end = { $name } chiede di finire la partita.
agree = D’accordo
refuse = Rifiuta
vote-waits = Si aspetta la risposta degli altri.

# Perché no
why-not = Perché no…?
why-not-text = Che cosa non si può fare adesso, e la regola che lo vieta. Sulla plancia basta toccare un pezzo.
not-now = Adesso no: { $why }.
why-nothing = Con questo adesso non c’è nulla da fare.
why-other-question = Tutto il resto aspetta: non risponde alla domanda di adesso.
why-nothing-forbidden = Qui nessuna regola ti vieta nulla: quello che puoi fare è nell’elenco.
and-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}

# Dall’ultima visita
since-last-visit = Dalla tua ultima visita
digest-show = Che cosa è successo
digest-replay = Rivedi

# Prima partita guidata
learn = Impara giocando
guide = Guida
guide-next = Avanti
guide-done = Ho capito
guide-stop = Ferma la guida
guide-choose = Quando tocca a te scegli qui: con una frase, con il suo numero, o toccando sulla plancia i pezzi che brillano d’ottone. Non puoi sbagliare: ciò che non è permesso non viene offerto.
guide-why = Vuoi sapere perché qualcosa non si può fare? Tocca un pezzo che non brilla, o premi «Perché no…?», e leggi la regola.

# Codici QR
qr = Codice QR
qr-alt = Codice QR del link { $link }
qr-only-here = Per ora solo questo computer raggiunge il server. Per giocare con altri in casa, all’avvio lascialo ascoltare sulla tua rete; allora qui c’è un codice QR.

# Account
account = Account
account-nobody = Qui non hai ancora detto il tuo nome. Puoi giocare senza account.
account-guest = Giochi come { $name }, ospite di questo browser. Con un account ritrovi i tuoi tavoli da ogni dispositivo.
account-yours = Hai fatto l’accesso come { $name }.
sign-up = Crea un account
sign-up-text = I tuoi tavoli e le tue partite vengono con te. Un nome e una password, nient’altro.
sign-in = Accedi
sign-in-text = Se hai già un account su questo server.
sign-out = Esci
sign-out-elsewhere = Esci da tutti gli altri dispositivi
devices = Dove hai fatto l’accesso
device-since = Dal { $date }
device-here = qui
change-password = Cambia la password
password-fresh = Nuova password
password-changed = La password è cambiata, e sugli altri dispositivi l’accesso è finito.
password = Password
history-empty = Nessuna partita è ancora finita.
forget-me = Fatti dimenticare
forget-me-text = Account, sessioni e permessi spariscono; le partite finite restano senza il tuo nome. Non si può annullare.
forget-me-yes = Dimenticami per sempre
error-name-taken = Esiste già un account con questo nome.
error-wrong-password = Nessun account ha questo nome e questa password.
error-has-account = Hai già un account.
error-no-password = Per questo serve la password.
error-bad-request = Qualcosa in questo modulo non va.

# Notifiche
notify-on = Avvisami quando tocca a me
notify-off = Non avvisarmi più quando tocca a me
notify-denied = Le notifiche per questa pagina sono bloccate nelle impostazioni del browser.
notify-impossible = Le notifiche richiedono https, o il computer su cui gira il server. Il titolo della scheda dice quando tocca a te.

# Bot
bot-random = a caso
bot-heuristic = euristico
bot-search = ricerca
bot-deckhand = facile
bot-deckhand-about = Gli sfugge molto, dimentica che cosa hanno gli altri e non pensa oltre la propria mossa.
bot-mate = normale
bot-mate-about = Guarda una risposta avanti e dimentica qualche scelta.
bot-captain = difficile
bot-captain-about = Ripassa a mente qualche turno.
bot-commodore = esperto
bot-commodore-about = Ripassa a mente molti turni e si prende il suo tempo.

# Parlare
chat-to-team = Solo alla mia squadra
chat-team-only = alla squadra
mute = Togli la parola a { $name }
unmute = Ridai la parola a { $name }
mute-outsiders = Togli la parola a chi guarda
unmute-outsiders = Ridai la parola a chi guarda
complain = Segnala a chi gestisce questo server
complain-text = Che cosa succede qui che non dovrebbe? Si allega ciò che è stato detto di recente.
complain-told = È stato riferito.

# Sullo stesso dispositivo
curtain-title = Ora tocca a { $name }
curtain-text = Passa il dispositivo. Dietro il sipario c’è ciò che gli altri non devono vedere.
curtain-side = Anche diario, chat e scelte sono dietro il sipario.
curtain-open = Sono { $name }

# Problemi
connecting = Connessione in corso…
reconnecting = Riconnessione in corso…
lost-explained = La connessione è caduta e viene ristabilita. Ciò che hai inviato è al sicuro; il tavolo aspetta.
offline-explained = Questo dispositivo non è in rete. Il tavolo aspetta; si continua quando la rete torna.
new-version = C’è una nuova versione di questa pagina. La partita continua dopo il ricaricamento.
table-gone = Questo tavolo non c’è
table-gone-text = Non esiste, oppure non è aperto a te. Chi lo ospita può mandarti un link.
error-question-gone = Nel frattempo il tavolo è andato avanti. Ecco com’è adesso.
error-over = La partita è finita.
error-not-started = La partita non è ancora cominciata.
error-many-tables = Troppi tavoli di chi ospita non sono ancora finiti. Chiudine qualcuno prima.
error-cannot-write = In questo momento il server non può scrivere, forse perché il suo disco è pieno. Nulla è andato perduto: riprova fra un po’.
error-too-many = Un po’ troppo in fretta. Aspetta un momento e riprova.
error-no-answer = Il server non ha risposto. Nulla è perso; riprova.
error-no-advice = A questo tavolo chi ospita ha tolto i consigli.
error-no-session = La tua sessione è terminata. Accedi di nuovo o segui il tuo link.
error-not-your-seat = Questo posto non è più tuo.
error-two-seats = Tu occupi un posto solo; gli altri a questo dispositivo hanno il loro.
error-seat-taken = Lì siede già qualcuno.
error-table-full = A questo tavolo non ci sono più posti liberi.
error-bots-failed = Nessun bot sa dare un consiglio qui; è stato annotato.
error-muted = Chi ospita ti ha tolto la parola.
error-undo-refused = Questo ora non si può ritirare.
error-link = Non è stato possibile creare il link.
error-database-away = Il server al momento non raggiunge i suoi dati. Riprova.
error-fault = Qualcosa non ha funzionato sul server; è stato annotato.
error-other = Non ha funzionato ({ $code }).

# Rivedere
viewpoint = Visto da
spectator = spettatore
to-table = Al tavolo
journal = Registro
to-start = All’inizio
back = Una mossa indietro
forward = Una mossa avanti
play = Avvia
pause = Pausa
move = Mossa
move-of = Mossa { $at } di { $last }

# Informazioni
about-text = Freebooter è una piattaforma aperta per giochi da tavolo di pirati: un motore di regole, bot onesti e questo tavolo.
about-fair = È onesto per costruzione: il server si impegna sui suoi dadi prima che la partita cominci, e i bot non vedono più di quanto vedresti tu al loro posto.
credits = Riconoscimenti
credit-icons = Icone di Lorc, Delapouite e altri,
credit-fonts = Caratteri:

# Buccaneer
bucc-board = Il tabellone di Buccaneer: sopra le navi in vista, sotto la spiaggia di ogni giocatore con le pile di pirati
bucc-fold-onto = Sui pirati di { $name }
bucc-crew = ciurma
bucc-earns = vale
bucc-boarded = abbordata
bucc-stack = { $wage } di { $name }, { $height ->
    [1] da solo
   *[other] guida una pila di { $height }
}
bucc-sloop = Sloop
bucc-brig = Brigantino
bucc-galleon = Galeone
bucc-to-come-short = { $count } in arrivo
bucc-to-come = { $count ->
    [0] nessun’altra nave in arrivo
    [one] 1 nave in arrivo
   *[other] { $count } navi in arrivo
}
bucc-ship = Nave { $ship }: { $ducats } ducati, ciurma di almeno { $crew }, il “?” guadagna { $unknown }; a bordo: { $treasures }

# Pezzi, come li mostra la pagina delle regole
piece-pirates = I cinque pirati di un giocatore, con la loro paga
piece-stack = Una pila: chi sta in cima è il capitano
piece-tile = Una tessera: i suoi punti, e ciò che dà
piece-ship = La nave di un giocatore
piece-empty = Una nave vuota
piece-loaded = Una nave carica
piece-double = Una nave con una Doppia stiva
piece-caravan-die = Una nave del convoglio
piece-pirate-die = Una nave pirata
piece-fort = { $count ->
    [one] Un’isola con un teschio
   *[other] Un’isola con { $count } teschi
}
piece-merchant = L’isola di un mercante
piece-bare-ship = Una nave nuova con le sue tre vite
piece-full-ship = Una nave con due alberi e due cannoni

# Che cosa i tabelloni hanno in comune
your-hand = La tua mano
no-cards = nessuna carta
hand-size = Carte in mano
ships = Navi
islands = Isole
point-cards = Carte Punto
storm = Tempesta

# Plunder
plunder-board = La mappa di Plunder: isole, porti, barriere, tempesta, segnalini X e navi
plunder-fold-merchant = Dal mercante
plunder-fold-talk = Scambi e minacce
plunder-fold-tile = Righe da { $top } a { $bottom }, colonne da { $left } a { $right }
plunder-fold-row = Riga { $row }, colonne da { $left } a { $right }
plunder-ship = Nave { $number } di { $name } in { $cell }: vite { $lives }, cannoni { $cannons }, alberi { $masts }
plunder-token = X in { $cell }
plunder-ship-number = nave { $number }
plunder-island-at = l’isola presso { $port }
plunder-nobody = di nessuno
plunder-takes = prende l’isola
plunder-loses-life = perde una vita
plunder-sinks = perde la nave
sailing-die = Dado di navigazione
steps-left = { $count ->
    [one] resta 1 passo
   *[other] restano { $count } passi
}
stacks = Mazzi scoperti
yard = Cantiere
your-offer = La tua offerta
you-give = Dai
you-get = Ricevi

# Winds of Plunder
winds-board = La carta nautica di Winds of Plunder: quattro aree, dodici porti con le loro tessere, navi e cubetti di fama
winds-port = { $port }: { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}; { $items }
winds-fold-sail = Salpa verso un porto
winds-fold-bids = Punta da { $low } a { $high } cubetti del Vento
winds-fold-ports = Una tessera in un porto
winds-fold-bar = Una tessera sulla barra di rotazione
winds-fold-give = Dai { $item }
winds-ship = Nave di { $name }
winds-wind = Il vento: { $wind }
winds-round = Giro { $round } di { $rounds }
winds-bar = Barra di rotazione
winds-points = { $count ->
    [one] { $name }: 1 Punto di Azione
   *[other] { $name }: { $count } Punti di Azione
}
winds-bonus = { $name }: il punto bonus
winds-gust-name = Folata di Vento
winds-gust = una Folata di Vento
winds-chart-of = Carta dei
winds-chart-name = Caraibi
winds-area-gulf = I · Il Golfo
winds-area-bahamas = II · Le Bahama
winds-area-hispaniola = III · Hispaniola
winds-area-windward = IV · Sopravento
winds-land-yucatan = Yucatán
winds-land-honduras = Honduras
winds-land-florida = Florida
winds-land-cuba = Cuba
winds-land-haiti = Hispaniola
winds-sea-atlantic = Oceano Atlantico
winds-cubes = Cubetti
winds-reserve = Riserva
winds-booty = Bottino
winds-vote = Si vota il vento
winds-deck = { $count } rimaste
winds-treasures = Mazzo Tesori
your-maps = Le tue mappe del tesoro

# Pirates of the 7 Seas
seas-characters = Personaggi
seas-fold-buy = Compra navi
seas-fold-bargain = Baratta due merci
seas-used = già usato, sul tavolo
seas-tray = { $count ->
    [one] 1 dado nel vassoio
   *[other] { $count } dadi nel vassoio
}
seas-tray-empty = il vassoio
seas-round = Giro { $round }
seas-last = l’ultimo è il giro { $round }
seas-deck = { $count ->
    [one] resta 1 carta Avventura
   *[other] restano { $count } carte Avventura
}
seas-draw = Pesca una carta Avventura
seas-first = primo
seas-chosen = ha scelto
seas-fleet = { $count ->
    [one] 1 nave
   *[other] { $count } navi
}
seas-corsair = Corsaro di
seas-played-by = giocato da { $names }
seas-turn = ora
seas-reserve = { $count } di riserva
seas-tiles = Tessere di corsaro
seas-course = Esito del lancio
seas-caravan = Convoglio
seas-curse = Maledizione
seas-port = Porto
seas-played = Giocate

# Parts of boards that scroll
beside-board = Accanto al tabellone
board-near = Da vicino
board-whole = Tutto il tabellone
sheet-raise = Più spazio alle scelte
sheet-lower = Meno spazio alle scelte

# Boards
trade-table = Tavolo degli scambi
trade-gives = dà
trade-gets = riceve
nothing = niente
battle = Battaglia
attacks = attacca
defends = difende
wins = vince
mast-steps = { $count } con gli alberi
seas-no-throw = nessun dado lanciato finora
seas-sunk = affondato
seas-taken = affondato
seas-escaped = sfuggito
seas-now = agisce ora
seas-alone = da solo
seas-cards = carte
seas-guards = { $count ->
    [one] 1 guardia sull’isola
   *[other] { $count } guardie sull’isola
}
bucc-boarded-by = { $ship } abbordata
winds-draw = Pesca una carta ({ $count } rimaste)

# The chance of a game, checked by the browser

chance-promise = Il seme dei dadi è estratto e sigillato: { $commitment }…
chance-gathers = La partita sta per cominciare
chance-gathers-text = Ogni browser mostra ora ciò che aggiunge ai dadi, così nessuno ha potuto sceglierli da solo. Se uno non c’è, fra mezzo minuto la partita comincia senza.
chance-checking = Si controllano i dadi di questa partita…
chance-checked = I dadi di questa partita sono stati controllati: { $count ->
    [one] un’estrazione
   *[other] { $count } estrazioni
}
chance-false = I dadi di questa partita non tornano
chance-unchecked = Non è stato possibile controllare i dadi di questa partita.
chance-seed = Il seme è quello sigillato prima della partita, come questo browser l’ha conservato.
chance-seed-late = Il seme corrisponde al sigillo che il tavolo mostra; questo browser non l’aveva visto prima della fine.
chance-draws = Ogni estrazione segue dal seme e da ciò che i browser dei giocatori hanno aggiunto.
chance-added = Hanno aggiunto qualcosa ai dadi con il loro browser: { $names }.
chance-withheld = Sigillato, ma mai mostrato: { $names }. Chi gestisce questo server avrebbe potuto scegliere fra due partite insieme a un tale posto.
chance-anew = Qualcuno se n’è andato quando il sigillato era già mostrato, e tutti hanno sigillato di nuovo: { $count ->
    [one] una volta
   *[other] { $count } volte
}.
chance-nothing = Non hanno aggiunto nulla: { $names }.
chance-rules = Che le estrazioni rispettino le regole lo controlla «freebooter verify» con il diario.
chance-journal = Conserva il diario
chance-fault-algorithm = Le estrazioni sono state fatte in un modo che questo browser non conosce.
chance-fault-seed = Il seme non è quello sigillato.
chance-fault-commitment = Il sigillo non è quello mostrato a questo browser prima della partita.
chance-fault-pledges = Ciò che i posti avevano sigillato è stato cambiato dopo che questo browser l’ha visto.
chance-fault-nonce = Ciò che { $name } ha aggiunto non è ciò che aveva sigillato.
chance-fault-left-out = Ciò che questo browser ha mandato per { $name } è stato tralasciato.
chance-fault-order = Le estrazioni non si susseguono come dovrebbero: { $draw }.
chance-fault-draw = Il seme non dà questa estrazione: { $draw }.
chance-fault-outcome = Ciò che è uscito non è ciò che è stato estratto: { $draw }.

# Lettere
letters = Lettere sui tuoi turni
letters-text = Nelle partite lente una lettera può dirti che tocca a te, quando non stai guardando il tavolo. L’indirizzo non serve ad altro, e un collegamento in ogni lettera le fa cessare.
letters-address = Indirizzo e-mail
letters-often = Quanto spesso
letters-turn = a ogni turno
letters-daily = al massimo una al giorno
letters-want = Mandatemi lettere
letters-end = Basta lettere
letters-asked = Una lettera è in viaggio verso { $address }. Segui il collegamento che contiene, e arriveranno le altre.
letters-go = Le lettere vanno a { $address }.
letters-confirmed = Grazie: le lettere ti diranno quando tocca a te.
letters-stopped = Non arriveranno altre lettere.
error-no-letters = Queste lettere sono già cessate.
error-no-mail = Questo server non scrive lettere.

# Tavoli negli elenchi, e ciò che è finito
group-others = Stanno pensando gli altri
group-open = In attesa di giocatori
list-won = Hai vinto
list-place = Posto { $place } su { $of }
rematch-of = Gioca ancora: { $game }, { $when }
history-all = Tutte le tue partite
history-of = Partite di { $name }
history-more = Partite precedenti
history-filters = Cerca partite
game = Gioco
tally-played = Giocate
together-with = Partite con { $name }
people-here = Persone a questo tavolo
people-met = Persone con cui hai giocato
people-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
error-no-person = Qui non c’è nessuno con cui hai giocato.
tally-won-you = Vinte da te
tally-won-by = Vinte da { $name }
tally-won = Vinte
filter-all = tutti
filter-outcome = Com’è andata
outcome-won = vinte
outcome-lost = non vinte
outcome-ended = chiuse con un voto
filter-player = Giocate con
filter-look = Cerca
filter-nothing = Nessuna partita corrisponde.

# Prima dell’inizio
yes = sì
no = no
facts-host = Preparato da
facts-length = Durata
facts-usual = come al solito
facts-figures = La serie “{ $name }”
facts-differing = { $count ->
    [one] 1 valore differisce dalla serie standard
   *[other] { $count } valori differiscono dalla serie standard
}
share-link = Condividi il link
share-text = Un posto ti aspetta a un tavolo di { $game }.
while-waiting = Mentre aspetti
practise = Fai pratica contro i bot
fill-bots = Riempi con i bot e comincia

# Hai la scatola?
own-box = Hai la scatola?
own-box-text = I disegni su carte e tessere non stanno in nessun regolamento: qui { $assumed } valori su { $total } sono supposti. Prendi la tua copia, correggi ciò che differisce e spunta ciò che è giusto. Quello che inserisci è una serie tua, che puoi scegliere ogni volta che prepari un tavolo.
sets = Le tue serie
set-of = La copia di { $name }
set-mine = La mia copia
set-new = Inserisci una copia
set-import = Prendi una serie da un file
set-edit = Apri
set-edit-named = Apri { $name }
set-export = Salva come file
set-export-named = Salva { $name } come file
set-delete = Elimina
set-delete-named = Elimina { $name }
set-delete-sure = Elimina { $name } per sempre
set-no-file = Questo file non è una serie di valori.
set-form = Valori della tua copia
set-name = Nome della serie
set-single = Valori singoli
set-assumed = { $count ->
    [0] nessuno supposto su { $total }
   *[other] { $count } supposti su { $total }
}
set-all-printed = Sono tutti come stampati
set-all-printed-of = Sono tutti come stampati: { $name }
set-keep = Conserva questa serie
set-kept = Conservata. Puoi sceglierla quando prepari un tavolo.
set-standard = la serie standard
mark-rulebook = dal regolamento
mark-source = da una fonte
mark-inferred = segue da altri
mark-assumed = supposto
mark-printed = come stampato
list-add = Uno in più: { $name }
list-add-to = Uno in più: { $name }
list-drop-from = Uno in meno: { $name }
list-drop = Togli { $name }
list-drop-short = Togli
error-bad-figures = Con questi valori non si può giocare.
error-many-sets = Qui sono già conservate molte tue serie. Eliminane prima qualcuna.
error-no-set = Questa serie non c’è più.

# Suoni
sound-volume = Volume
sound-which = Che cosa si sente
sound-quiet = Con i movimenti spenti, o con questa pagina fuori vista, si sentono solo il tuo turno e la fine.
sound-turn = Il tuo turno: una campana di bordo
sound-pieces = I pezzi: legno
sound-coins = Denaro e punti: monete
sound-sea = Navi e vento: il mare
sound-chance = Dadi e carte: un tintinnio
sound-battle = Battaglia: un tamburo
sound-end = La fine: una concertina
`,sa=[`slow`,`normal`,`fast`,`none`,`step`],ca=[`en`,`it`],la=`freebooter-settings`,ua=new class{#e=P(`en`);get language(){return X(this.#e)}set language(e){F(this.#e,e,!0)}#t=P(`auto`);get theme(){return X(this.#t)}set theme(e){F(this.#t,e,!0)}#n=P(`normal`);get speed(){return X(this.#n)}set speed(e){F(this.#n,e,!0)}#r=P(!1);get sound(){return X(this.#r)}set sound(e){F(this.#r,e,!0)}#i=P(60);get volume(){return X(this.#i)}set volume(e){F(this.#i,e,!0)}#a=P(tn([]));get silenced(){return X(this.#a)}set silenced(e){F(this.#a,e,!0)}#o=P(``);get name(){return X(this.#o)}set name(e){F(this.#o,e,!0)}#s=P(``);get level(){return X(this.#s)}set level(e){F(this.#s,e,!0)}#c=P(!1);get notify(){return X(this.#c)}set notify(e){F(this.#c,e,!0)}load(){this.language=navigator.languages?.some(e=>e.startsWith(`it`))&&!navigator.language.startsWith(`en`)?`it`:`en`;try{let e=JSON.parse(localStorage.getItem(la)??`{}`);e.language&&(this.language=e.language),e.theme&&(this.theme=e.theme),e.speed&&(this.speed=e.speed),e.sound!==void 0&&(this.sound=e.sound),e.volume!==void 0&&(this.volume=e.volume),e.silenced&&(this.silenced=e.silenced),e.notify!==void 0&&(this.notify=e.notify),e.name&&(this.name=e.name),e.level&&(this.level=e.level)}catch{}let e=new URLSearchParams(location.search).get(`lang`);e&&(this.language=e),this.apply(),matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,()=>this.apply())}keep(){let{language:e,theme:t,speed:n,sound:r,volume:i,silenced:a,name:o,level:s,notify:c}=this;try{localStorage.setItem(la,JSON.stringify({language:e,theme:t,speed:n,sound:r,volume:i,silenced:a,name:o,level:s,notify:c}))}catch{}this.apply()}get isDark(){return this.theme===`dark`||this.theme===`auto`&&matchMedia(`(prefers-color-scheme: dark)`).matches}apply(){document.documentElement.dataset.theme=this.isDark?`dark`:`light`,document.documentElement.lang=this.language===`qps`?`en`:this.language}};function da(e){return ua.speed===`none`?0:e*{slow:1.6,normal:1,step:1,fast:.5}[ua.speed]}function fa(){return typeof matchMedia<`u`&&matchMedia(`(prefers-reduced-motion: reduce)`).matches}var pa=class extends Error{status;code;rule;sight;wait;place;constructor(e,t){super(String(t.detail??e)),this.status=e,this.code=String(t.code??`fault`),this.rule=t.message??null,this.sight=t.sight??null,this.wait=Number(t.wait)||1,this.place=String(t.place??``)}},ma=null;async function Q(e,t){let[n=``,r=``]=e.split(` `),{query:i={},body:a,...o}=t,s={};a!==void 0&&(s[`content-type`]=`application/json`),n!==`GET`&&ma&&(s[`x-csrf-token`]=ma);let c=r.replace(/{(\w+)}/g,(e,t)=>encodeURIComponent(String(o[t]))),l=await fetch(c+_a(i),{method:n,headers:s,credentials:`same-origin`,body:a===void 0?void 0:JSON.stringify(a)});if(l.status===204)return null;let u=await l.text(),d;try{d=JSON.parse(u)}catch{d={code:`fault`,detail:u.slice(0,200)}}if(!l.ok)throw new pa(l.status,d);return d}var ha=500;async function ga(e,t){for(;;)try{return await Q(e,t)}catch(e){if(!(e instanceof pa)||e.status!==429)throw e;let{wait:t}=e;await new Promise(e=>setTimeout(e,1e3*t))}}function _a(e){let t=Object.entries(e).filter(([,e])=>e!=null);return t.length?`?${new URLSearchParams(t.map(([e,t])=>[e,String(t)]))}`:``}function va(e){return ma=e.csrf,e}var ya={me:async()=>va(await Q(`GET /api/me`,{})),guest:async e=>va(await Q(`POST /api/guest`,{body:{name:e}})),signUp:async(e,t)=>va(await Q(`POST /api/account`,{body:{name:e,password:t}})),signIn:async(e,t)=>va(await Q(`POST /api/login`,{body:{name:e,password:t}})),signOut:async()=>{await Q(`POST /api/logout`,{}),ma=null},devices:()=>Q(`GET /api/sessions`,{}),signOutElsewhere:()=>Q(`DELETE /api/sessions`,{}),changePassword:(e,t)=>Q(`POST /api/password`,{body:{password:e,fresh:t}}),forgetMe:async e=>{await Q(`DELETE /api/me`,{body:{password:e}}),ma=null},pushKey:()=>Q(`GET /api/push`,{}),wantPush:e=>Q(`POST /api/me/push`,{body:e}),endPush:e=>Q(`DELETE /api/me/push`,{body:{endpoint:e}}),letters:()=>Q(`GET /api/me/letters`,{}),wantLetters:e=>Q(`PUT /api/me/letters`,{body:e}),endLetters:()=>Q(`DELETE /api/me/letters`,{}),confirmLetters:e=>Q(`POST /api/letters/{token}/confirm`,{token:e}),stopLetters:e=>Q(`POST /api/letters/{token}/stop`,{token:e}),games:()=>Q(`GET /api/games`,{}),game:e=>Q(`GET /api/games/{game_id}`,{game_id:e}),figuresAsked:e=>Q(`GET /api/games/{game_id}/figures`,{game_id:e}),sets:()=>Q(`GET /api/figures`,{}),set:e=>Q(`GET /api/figures/{set_id}`,{set_id:e}),keepSet:(e,t)=>Q(`POST /api/figures`,{body:{game:e,figures:t}}),changeSet:(e,t)=>Q(`PUT /api/figures/{set_id}`,{set_id:e,body:{figures:t}}),removeSet:e=>Q(`DELETE /api/figures/{set_id}`,{set_id:e}),create:e=>Q(`POST /api/tables`,{body:e}),mine:()=>Q(`GET /api/tables/mine`,{}),history:e=>Q(`GET /api/tables/history`,{query:e}),historyWith:(e,t,n)=>Q(`GET /api/tables/{table_id}/seats/{seat}/history`,{table_id:e,seat:t,query:n}),open:()=>Q(`GET /api/tables`,{}),table:e=>Q(`GET /api/tables/{table_id}`,{table_id:e}),tableFigures:e=>Q(`GET /api/tables/{table_id}/figures`,{table_id:e}),abouts:e=>Q(`GET /api/tables/{table_id}/abouts`,{table_id:e}),sight:(e,t)=>Q(`GET /api/tables/{table_id}/sight`,{table_id:e,query:{viewer:t}}),news:async(e,t)=>{let n=[];for(;;){let r=await ga(`GET /api/tables/{table_id}/news`,{table_id:e,query:{viewer:t,since:n.length,count:ha}});if(n.push(...r),r.length<ha)return n}},move:(e,t)=>Q(`POST /api/tables/{table_id}/moves`,{table_id:e,body:t}),undo:(e,t)=>Q(`POST /api/tables/{table_id}/undo`,{table_id:e,body:t}),refusals:(e,t)=>Q(`POST /api/tables/{table_id}/refusals`,{table_id:e,body:t}),vote:(e,t,n,r)=>Q(`POST /api/tables/{table_id}/votes`,{table_id:e,body:{seat:n,kind:t,agree:r}}),handOver:(e,t,n)=>Q(`POST /api/tables/{table_id}/seats/{seat}/bot`,{table_id:e,seat:t,body:{bot:n}}),takeBack:(e,t)=>Q(`DELETE /api/tables/{table_id}/seats/{seat}/bot`,{table_id:e,seat:t}),mute:(e,t,n)=>Q(`POST /api/tables/{table_id}/seats/{seat}/mute`,{table_id:e,seat:t,body:{muted:n}}),letOutsiders:(e,t)=>Q(`POST /api/tables/{table_id}/outsiders`,{table_id:e,body:{talk:t}}),complain:(e,t)=>Q(`POST /api/tables/{table_id}/reports`,{table_id:e,body:{text:t}}),leave:(e,t)=>Q(`POST /api/tables/{table_id}/leave`,{table_id:e,body:{seat:t}}),advice:(e,t)=>Q(`POST /api/tables/{table_id}/advice`,{table_id:e,body:t}),join:(e,t)=>Q(`POST /api/tables/{table_id}/join`,{table_id:e,body:{pledge:t}}),pledge:(e,t,n)=>Q(`POST /api/tables/{table_id}/pledge`,{table_id:e,body:{seat:t,pledge:n}}),showNonce:(e,t,n)=>Q(`POST /api/tables/{table_id}/nonce`,{table_id:e,body:{seat:t,nonce:n}}),fill:(e,t)=>Q(`POST /api/tables/{table_id}/fill`,{table_id:e,body:{bot:t}}),rematch:(e,t)=>Q(`POST /api/tables/{table_id}/rematch`,{table_id:e,body:{pledges:t}}),past:(e,t,n,r)=>ga(`GET /api/tables/{table_id}/past`,{table_id:e,query:{viewer:t,start:n,count:r}}),course:e=>ga(`GET /api/tables/{table_id}/course`,{table_id:e}),journal:e=>Q(`GET /api/tables/{table_id}/journal`,{table_id:e}),draws:e=>ga(`GET /api/tables/{table_id}/draws`,{table_id:e}),record:(e,t)=>Q(`GET /api/tables/{table_id}/record`,{table_id:e,query:{viewer:t}}),waitingLink:()=>Q(`GET /api/links/waiting`,{}),useLink:e=>Q(`POST /api/links/use`,{body:{pledge:e}}),code:e=>Q(`POST /api/links/code`,{body:{token:e}}),newLink:async(e,t,n)=>(await Q(`POST /api/tables/{table_id}/links`,{table_id:e,body:n<0?{role:t}:{role:t,seat:n}})).token};function ba(e,t,n){let r=location.protocol===`https:`?`wss`:`ws`,i=`/api/tables/${encodeURIComponent(e)}/live`;return`${r}://${location.host}${i}${_a({viewer:t,after:n<0?null:n})}`}function xa(){let e=crypto.getRandomValues(new Uint8Array(12));return Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``)}var Sa=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Sa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ca=class extends Sa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},wa=class e extends Sa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Sa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Sa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ta=100,Ea=`⁨`,Da=`⁩`;function Oa(e,t,n){return n===t||n instanceof Ca&&t instanceof Ca&&n.value===t.value||t instanceof Ca&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ka(e,t,n){return t[n]?Ra(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Aa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ja(e,i.value):n.push(ja(e,i));return{positional:n,named:r}}function ja(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ca(t.value,{minimumFractionDigits:t.precision});case`var`:return Ma(e,t);case`mesg`:return Na(e,t);case`term`:return Pa(e,t);case`func`:return Fa(e,t);case`select`:return Ia(e,t);default:return new $}}function Ma(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Sa)return n;switch(typeof n){case`string`:return n;case`number`:return new Ca(n);case`object`:if(wa.supportsValue(n))return new wa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Na(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Ra(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Ra(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Pa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Aa(e,r).named;let n=Ra(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Aa(e,r).named;let o=Ra(e,a.value);return e.params=null,o}function Fa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Aa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Ia(e,{selector:t,variants:n,star:r}){let i=ja(e,t);if(i instanceof $)return ka(e,n,r);for(let t of n)if(Oa(e,i,ja(e,t.key)))return Ra(e,t.value);return ka(e,n,r)}function La(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ta)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ta}`);r&&n.push(Ea),n.push(ja(e,i).toString(e)),r&&n.push(Da)}return e.dirty.delete(t),n.join(``)}function Ra(e,t){return typeof t==`string`?e.bundle._transform(t):La(e,t)}var za=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ba(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Va=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ha(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Ca)return new Ca(n.valueOf(),{...n.opts,...Ba(t,Va)});if(n instanceof wa)return new Ca(n.toNumber(),{...Ba(t,Va)});throw TypeError(`Invalid argument to NUMBER`)}var Ua=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Wa(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof wa||n instanceof Ca)return new wa(n,Ba(t,Ua));throw TypeError(`Invalid argument to DATETIME`)}var Ga=new Map;function Ka(e){let t=Array.isArray(e)?e.join(` `):e,n=Ga.get(t);return n===void 0&&(n=new Map,Ga.set(t,n)),n}var qa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ha,DATETIME:Wa,...t},this._useIsolating=n,this._transform=r,this._intls=Ka(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new za(this,n,t);try{return La(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Ja=/^(-?[a-zA-Z][\w-]*) *= */gm,Ya=/\.([a-zA-Z][\w-]*) *= */y,Xa=/\*?\[/y,Za=/(-?[0-9]+(?:\.([0-9]+))?)/y,Qa=/([a-zA-Z][\w-]*)/y,$a=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,eo=/^[A-Z][A-Z0-9_-]*$/,to=/([^{}\n\r]+)/y,no=/([^\\"\n\r]*)/y,ro=/\\([\\"])/y,io=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ao=/^\n+/,oo=/ +$/,so=/ *\r?\n/g,co=/( *)$/,lo=/{\s*/y,uo=/\s*}/y,fo=/\[\s*/y,po=/\s*] */y,mo=/\s*\(\s*/y,ho=/\s*->\s*/y,go=/\s*:\s*/y,_o=/\s*,?\s*/y,vo=/\s+/y,yo=class{constructor(e){this.body=[],Ja.lastIndex=0;let t=0;for(;;){let n=Ja.exec(e);if(n===null)break;t=Ja.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ya);){let t=o(Ya),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(to)&&(r=o(to)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ao),u([i],i.length)):r?S(r,oo):null}function u(r=[],i){for(;;){if(n(to)){r.push(o(to));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,oo));let c=[];for(let e of r)e instanceof bo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(lo,SyntaxError);let e=f();if(i(uo))return e;if(i(ho)){let t=h();return i(uo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n($a)){let[,e,t,n=null]=a($a);if(e===`$`)return{type:`var`,name:t};if(i(mo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(eo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(_o)}}function m(){let e=f();return e.type===`mesg`&&i(go)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Xa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(fo,SyntaxError);let e;return e=n(Za)?v():{type:`str`,value:o(Qa)},i(po,SyntaxError),e}function _(){if(n(Za))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Za),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(no),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ro))return o(ro);if(n(io)){let[,e,t]=a(io),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(vo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(so,`
`),n=co.exec(e)[1].length;return new bo(t,n)}}},bo=class{constructor(e,t){this.value=e,this.length=t}},xo=class{language;abouts;bundle;constructor(e,t,n,r={}){this.language=e,this.abouts=r,this.bundle=new qa(e===`qps`?`en`:e,{useIsolating:!1,transform:n});for(let e of t)this.bundle.addResource(new yo(e),{allowOverrides:!0})}has(e){return this.bundle.hasMessage(e)}text(e,t={}){let[n=e,r]=e.split(`.`,2),i=this.bundle.getMessage(n),a=r?i?.attributes[r]:i?.value;return a?this.bundle.formatPattern(a,t,[]):e}term(e){return this.has(e)?this.text(e):e.replaceAll(`_`,` `)}about(e){let t=this.abouts[e];return t?this.say(t,[]):``}say(e,t){let n={...e.args};for(let[r,i]of Object.entries(e.seats))Array.isArray(i)?(n[r]=this.join(i.map(e=>t[e]??`?`)),n[`${r}_count`]=i.length):n[r]=t[i]??`?`;for(let[t,r]of Object.entries(e.terms))Array.isArray(r)?n[t]=this.join(this.counted(r)):(n[t]=this.term(r),n[`${t}_id`]=r);return this.text(e.key,n)}counted(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].map(([e,t])=>t>1?this.text(`list-times`,{what:this.term(e),count:t}):this.term(e))}join(e){return e.length===0?this.text(`nobody`):e.length===1?e[0]??``:this.text(`list-end`,{first:e.slice(0,-1).join(`, `),last:e.at(-1)??``})}},So={a:`å`,e:`é`,i:`î`,o:`ö`,u:`ü`,A:`Å`,E:`É`,I:`Î`,O:`Ö`,U:`Ü`};function Co(e){return e.replace(/[aeiouAEIOU]/g,e=>So[e]??e).replace(/\p{L}{5,}/gu,e=>`${e}${`~`.repeat(Math.ceil(e.length*.3))}`)}var wo=new Map([[`en`,aa],[`it`,oa]]),To={};function Eo(e){let t=wo.get(e)??wo.get(`en`)??``;return To[e]??=e===`qps`?new xo(`qps`,[t],Co):new xo(e,[t])}function Do(e,t={}){return Eo(ua.language).text(e,t)}function Oo(e){return e instanceof pa?ko(`error-${e.code}`)?Do(`error-${e.code}`):Do(`error-other`,{code:e.code}):Do(`no-answer-text`)}function ko(e){return Eo(ua.language).has(e)}export{Sr as $,Di as A,ri as B,Ui as C,ke as Ct,Li as D,Ri as E,pi as F,Vr as G,Qr as H,fi as I,Nr as J,Br as K,di as L,wi as M,Si as N,ki as O,gi as P,Mr as Q,ui as R,Wi as S,Ae as St,zi as T,g as Tt,Xr as U,$r as V,Yr as W,jr as X,kr as Y,Fr as Z,na as _,lt as _t,xo as a,An as at,Xi as b,$e as bt,xa as c,an as ct,sa as d,pn as dt,xr as et,da as f,mn as ft,ra as g,xt as gt,ia as h,P as ht,Co as i,dr as it,Ti as j,Oi as k,ba as l,dn as lt,fa as m,F as mt,ko as n,X as nt,pa as o,wn as ot,ua as p,tn as pt,Pr as q,Do as r,cr as rt,ya as s,on as st,Oo as t,br as tt,ca as u,fn as ut,ta as v,Ze as vt,Ii as w,f as wt,Ji as x,Qe as xt,Zi as y,et as yt,li as z};