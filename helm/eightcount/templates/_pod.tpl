{{- define "eightcount.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65534
runAsGroup: 65534
fsGroup: 65534
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "eightcount.containerSecurity" -}}
allowPrivilegeEscalation: false
privileged: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* What every pod of the chart has. Takes a dict of root and serviceAccount. */}}
{{- define "eightcount.podBasics" -}}
serviceAccountName: {{ .serviceAccount }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext: {{- include "eightcount.podSecurity" . | nindent 2 }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "eightcount.temporaryFolder" -}}
name: tmp
emptyDir:
  sizeLimit: {{ .Values.temporaryFolderSize }}
{{- end }}

{{- define "eightcount.probes" -}}
{{- $probes := .component.probes -}}
startupProbe:
  httpGet: {path: /livez, port: http}
  periodSeconds: 1
  failureThreshold: {{ $probes.startupSeconds }}
livenessProbe:
  httpGet: {path: /livez, port: http}
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: {{ $probes.livenessFailures }}
readinessProbe:
  httpGet: {path: /readyz, port: http}
  periodSeconds: 5
  timeoutSeconds: 3
  failureThreshold: {{ $probes.readinessFailures }}
{{- end }}

{{- define "eightcount.hasMaps" -}}
{{- if and (eq .component.process "gateway") .root.Values.persistedOperations.configMaps }}true{{ end -}}
{{- end }}

{{/* The container of a component. Takes a dict of root and component (a row). */}}
{{- define "eightcount.container" -}}
{{- $hasMaps := include "eightcount.hasMaps" . -}}
name: {{ .component.process }}
image: {{ include "eightcount.image" (dict "root" .root "image" .component.image) }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
{{- with .component.args }}
args: {{ toJson . }}
{{- end }}
ports:
  - {name: http, containerPort: {{ .component.port }}}
{{- if ne .component.process "sandbox" }}
  - {name: metrics, containerPort: {{ .root.Values.metrics.port }}}
{{- else }}
  - {name: smtp, containerPort: {{ .component.smtpPort }}}
{{- end }}
env: {{- include "eightcount.environment" . | nindent 2 }}
{{ include "eightcount.probes" . }}
lifecycle:
  preStop:
    sleep: {seconds: {{ .component.drain.sleepSeconds }}}
resources: {{- toYaml .component.resources | nindent 2 }}
securityContext: {{- include "eightcount.containerSecurity" . | nindent 2 }}
volumeMounts:
  - {name: tmp, mountPath: /tmp}
{{- if $hasMaps }}
  - {name: operations, mountPath: /operations, readOnly: true}
{{- end }}
{{- end }}

{{- define "eightcount.spread" -}}
{{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
- topologyKey: {{ $key }}
  maxSkew: 1
  whenUnsatisfiable: ScheduleAnyway
  matchLabelKeys: [pod-template-hash]
  labelSelector:
    matchLabels: {{- include "eightcount.selectorLabels" $ | nindent 6 }}
{{- end }}
{{- end }}

{{/* The pod of a component. Takes a dict of root and component (a row). */}}
{{- define "eightcount.pod" -}}
{{- $names := dict "root" .root "component" .component.name -}}
{{ include "eightcount.podBasics" (dict "root" .root "serviceAccount" (include "eightcount.componentName" $names)) }}
terminationGracePeriodSeconds: {{ .component.drain.graceSeconds }}
{{- with .component.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .component.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .component.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
topologySpreadConstraints: {{- include "eightcount.spread" $names | nindent 2 }}
containers:
  - {{- include "eightcount.container" . | nindent 4 }}
volumes:
  - {{- include "eightcount.temporaryFolder" .root | nindent 4 }}
{{- if include "eightcount.hasMaps" . }}
  - name: operations
    projected:
      sources:
{{- range .root.Values.persistedOperations.configMaps }}
        - configMap: {name: {{ . }}}
{{- end }}
{{- end }}
{{- end }}
